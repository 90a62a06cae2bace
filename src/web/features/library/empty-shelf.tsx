import { categorySetup, PATHS } from '#contract/paths.ts';
import { libraryText } from '#sentences/library.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { CardBack } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './empty-shelf.module.css';

/** For who has no games yet: what would stand here, and the way to the first (LIB-10). */
export function EmptyShelf() {
  const { waiting, how, playFree } = libraryText.emptyShelf;
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 py-8 text-center">
      <div className={styles['fan']} aria-hidden="true">
        <CardBack suit="drinking" className={classes(styles['card'])} />
        <CardBack suit="relationship" className={classes(styles['card'])} />
        <CardBack suit="trivia" className={classes(styles['card'])} />
      </div>
      <h2 className="font-sans text-base font-semibold text-fg-soft">{libraryText.noGames}</h2>
      <p className="font-display text-3xl font-semibold text-balance sm:text-4xl">{waiting}</p>
      <p className="max-w-[44ch] text-lg text-balance text-fg-soft">{how}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3 max-xs:*:w-full">
        <ButtonTo to={PATHS.home} variant="primary" size="large">
          {libraryText.createFirst}
        </ButtonTo>
        <ButtonLink to={categorySetup('free')} size="large">
          {playFree}
        </ButtonLink>
      </div>
    </div>
  );
}
