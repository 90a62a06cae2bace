import type { Kind } from '#domain/category/kind.ts';
import { tableText } from '#sentences/table.ts';
import { classes } from '#web/ui/classes.ts';
import { HowToPlay } from './how-to-play.tsx';
import styles from './rules-sheet.module.css';

/** The rules as the room sees them, while the console's lie over its card. */
export function ShownRules({ kind }: { readonly kind: Kind }) {
  return (
    <section
      className={classes('surface-raised', styles['slip'])}
      data-suit={kind.category}
      aria-label={tableText.howToPlay}
    >
      <HowToPlay kind={kind} />
    </section>
  );
}
