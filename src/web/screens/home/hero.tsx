import { setupStateOf } from '#web/screens/home/category-state.ts';
import { HeroCards } from '#web/screens/home/hero-cards.tsx';
import { useSavedGame } from '#web/screens/home/use-saved-game.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** What this is, and the shortest way into a game. */
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
  const saved = useSavedGame();
  const resumes = saved.kind === 'found';
  return (
    <>
      <div className="ways-in mt-8">
        {resumes && (
          <ButtonLink to="/game" variant="primary" size="large">
            Resume game
          </ButtonLink>
        )}
        <ButtonLink
          to="/setup"
          state={setupStateOf('free')}
          variant={resumes ? 'secondary' : 'primary'}
          size="large"
        >
          Play a free game
        </ButtonLink>
        {!resumes && (
          <a href="#categories" className="button button-secondary button-large">
            See all games
          </a>
        )}
      </div>
      <p className="mt-4 min-h-6 text-fg-soft" role={saved.kind === 'none' ? undefined : 'status'}>
        {saved.kind === 'none' && 'Four free games, no account needed.'}
        {saved.kind === 'unreadable' &&
          'A game saved in this browser could not be read and was removed.'}
        {resumes &&
          `${saved.game.categoryLabel}, card ${saved.game.card} of ${saved.game.totalCards}, as you left it.`}
      </p>
    </>
  );
}
