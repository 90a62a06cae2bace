import { useNavigate } from 'react-router';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { justPlayed } from '#web/platform/match/just-played.ts';
import { setupStateOf } from './category-state.ts';
import { HeroCards } from './hero-cards.tsx';
import { useKeptMatch, type KeptMatchState } from './use-kept-match.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';

/** What this is, and the shortest way into a match. */
export function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 className="text-[clamp(3.1rem,1.6rem+5.2vw,7rem)] leading-[0.95] font-bold">
          Game night, <span className="block text-lamp">dealt.</span>
        </h1>
        <p className="mt-5 max-w-[34ch] text-[clamp(1.125rem,1rem+0.6vw,1.6rem)] leading-snug text-fg-soft">
          Pick a category, name any topic, and Riffle deals a deck of cards that everyone plays on
          one screen.
        </p>
        <WaysIn />
      </div>
      <div className="hero-table">
        <HeroCards />
      </div>
    </section>
  );
}

function WaysIn() {
  const saved = useKeptMatch();
  const resumes = saved.kind === 'found';
  const isAgain = saved.kind === 'none' && justPlayed() !== undefined;
  return (
    <>
      <div className="ways-in mt-8">
        {resumes && (
          <ButtonLink to={PATHS.table} variant="primary" size="large">
            Resume game
          </ButtonLink>
        )}
        {isAgain && <PlayAgain />}
        <ButtonLink
          to={categorySetup('free')}
          state={setupStateOf('free')}
          variant={resumes || isAgain ? 'secondary' : 'primary'}
          size="large"
        >
          Play a free game
        </ButtonLink>
        {!resumes && !isAgain && (
          <a href="#categories" className="button button-secondary button-large">
            See all games
          </a>
        )}
      </div>
      <p className="mt-4 min-h-6 text-fg-soft" role={saved.kind === 'none' ? undefined : 'status'}>
        {sentenceOf(saved)}
      </p>
    </>
  );
}

/** Another round of what was just played. */
function PlayAgain() {
  const navigate = useNavigate();
  async function again() {
    const { playAgain } = await import('#web/platform/match/match-store.ts');
    playAgain();
    await navigate(PATHS.table);
  }
  return (
    <Button variant="primary" size="large" onClick={() => void again()}>
      Play again
    </Button>
  );
}

function sentenceOf(saved: KeptMatchState): string {
  if (saved.kind === 'unreadable') {
    return 'A game saved in this browser could not be read and was removed.';
  }
  if (saved.kind === 'found') {
    const { label, card, totalCards } = saved.match;
    return `${label}, card ${card} of ${totalCards}, as you left it.`;
  }
  const label = justPlayed();
  return label === undefined
    ? 'Four free games, no account needed.'
    : `${label} once more: the same teams, the deck shuffled.`;
}
