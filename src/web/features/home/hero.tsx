import { useNavigate } from '#web/platform/router/router.tsx';
import { Suspense } from 'react';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { justPlayed } from '#web/platform/match/just-played.ts';
import { setupStateOf } from './category-state.ts';
import { HeroCards } from './hero-cards.tsx';
import { useKeptMatch, type KeptMatchState } from './use-kept-match.ts';
import { homeText } from '#sentences/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import styles from './hero.module.css';

/** What this is, and the shortest way into a match. */
export function Hero() {
  return (
    <section className={styles['hero']}>
      <div className="relative z-1">
        <h1 className="text-[clamp(3.1rem,1.6rem+5.2vw,7rem)] leading-[0.95] font-bold">
          <Sentence
            of={homeText.headline}
            parts={{ dealt: <span className="block text-lamp">{homeText.dealt}</span> }}
          />
        </h1>
        <p className="mt-5 max-w-[34ch] text-[clamp(1.125rem,1rem+0.6vw,1.6rem)] leading-snug text-fg-soft">
          {homeText.pitch}
        </p>
        <WaysIn />
      </div>
      <div className={styles['table']}>
        <Suspense>
          <HeroCards />
        </Suspense>
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
      <div className="mt-8 flex flex-wrap gap-3 max-[32rem]:*:grow">
        {resumes && (
          <ButtonLink to={PATHS.table} variant="primary" size="large">
            {homeText.resume}
          </ButtonLink>
        )}
        {isAgain && <PlayAgain />}
        <ButtonLink
          to={categorySetup('free')}
          state={setupStateOf('free')}
          variant={resumes || isAgain ? 'secondary' : 'primary'}
          size="large"
        >
          {homeText.playFree}
        </ButtonLink>
        {!resumes && !isAgain && (
          <a href="#categories" className="button button-secondary button-large">
            {homeText.seeAll}
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
    navigate(PATHS.table);
  }
  return (
    <Button variant="primary" size="large" onClick={() => void again()}>
      {homeText.playAgain}
    </Button>
  );
}

function sentenceOf(saved: KeptMatchState): string {
  if (saved.kind === 'unreadable') {
    return homeText.unreadable;
  }
  if (saved.kind === 'found') {
    const { label, card, totalCards } = saved.match;
    return homeText.asYouLeftIt({ label, card, cards: totalCards });
  }
  const label = justPlayed();
  return label === undefined ? homeText.noAccount : homeText.onceMore({ label });
}
