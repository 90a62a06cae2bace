import { Link } from '#web/platform/router/link.tsx';
import { categorySetup } from '#contract/paths.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { homeText } from '#sentences/home.ts';
import { FreeDecks } from './free-decks.tsx';
import { setupStateOf } from './category-state.ts';
import { classes } from '#web/ui/classes.ts';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './category-card.module.css';
import { SUITS } from '#web/ui/suits/suits.ts';

interface Props {
  readonly id: CategoryId;
}

/** One suit on the table: a paper card that leads to its set-up (HOME-03). */
export function CategoryCard({ id }: Props) {
  const face = classes('surface-paper card-face', styles['card']);
  const link = { to: categorySetup(id), state: setupStateOf(id) };
  if (id === 'free') {
    return (
      <li className={classes('flex', styles['wide'])}>
        <div data-suit={id} className={face}>
          <Decoration variant={SUITS[id].decoration} />
          <Link {...link} data-suit={id} className={classes(styles['whole'])}>
            <Words id={id} />
          </Link>
          <FreeDecks />
        </div>
      </li>
    );
  }
  return (
    <li className="flex">
      <Link {...link} data-suit={id} className={face}>
        <Decoration variant={SUITS[id].decoration} />
        <Words id={id} />
      </Link>
    </li>
  );
}

function Words({ id }: Props) {
  const { name, description, examples } = categoryText[id];
  return (
    <>
      <span className={styles['emblem']}>
        <Emblem suit={id} className="size-10" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="text-[1.65rem] text-wrap text-suit">{name}</h3>
        <span className="text-[1.0625rem] leading-snug">{description}</span>
        <ul className="mt-auto flex flex-wrap gap-1.5 pt-3" aria-label={homeText.examples}>
          {examples.map((example) => (
            <li key={example} className={styles['tag']}>
              {example}
            </li>
          ))}
        </ul>
      </span>
    </>
  );
}
