// The shop window: what Riffle is, the seven categories, and the way to an account.
import { Suspense } from 'react';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { homeText } from '#sentences/home.ts';
import { Attract } from './attract/attract.tsx';
import { CategoryCard } from './category-card.tsx';
import { Hero } from './hero.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import { useArrival } from './use-arrival.ts';
import { ServiceNotice } from '#web/platform/session/service-notice.tsx';
import { classes } from '#web/ui/classes.ts';
import cards from './category-card.module.css';
import hero from './hero.module.css';

/** What is drawn already becomes alive piece by piece: the boundaries below the top when nothing else is to do. */
export function HomeScreen() {
  useArrival();
  return (
    <div className={classes('surface-table overflow-x-clip', hero['lit'])}>
      <div className="mx-auto max-w-[100rem] px-[clamp(1rem,4vw,4rem)]">
        <HomeHeader />
        <div className={hero['notice']}>
          <ServiceNotice />
        </div>
        <main>
          <Hero />
          <Suspense>
            <Categories />
          </Suspense>
        </main>
        <Suspense>
          <HomeFooter />
        </Suspense>
      </div>
      <Attract />
    </div>
  );
}

function Categories() {
  return (
    <section id="categories" className="scroll-mt-6" aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-[clamp(2rem,1.4rem+2.2vw,3.25rem)]">
        {homeText.whatToPlay}
      </h2>
      <ul className={classes('mt-7', cards['grid'])}>
        {CATEGORY_IDS.map((id) => (
          <CategoryCard key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}
