import { Link } from 'react-router';
import { categorySetup } from '#contract/paths.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { homeText } from '#sentences/home.ts';
import { FreeDecks } from './free-decks.tsx';
import { setupStateOf } from './category-state.ts';
import type { DecorationVariant } from '#web/ui/decoration.tsx';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';

const DECORATIONS: Readonly<Record<CategoryId, DecorationVariant>> = {
  free: 9,
  trivia: 4,
  drinking: 7,
  social: 6,
  relationship: 1,
  challenge: 8,
  'secret-prompt': 5,
};

/** One suit on the table: a paper card that leads to its set-up (HOME-03). */
export function CategoryCard({ id }: { readonly id: CategoryId }) {
  const { name, description, examples } = categoryText[id];
  const featured = id === 'free';
  return (
    <li className={featured ? 'category-slot category-slot-featured' : 'category-slot'}>
      <Link
        to={categorySetup(id)}
        state={setupStateOf(id)}
        data-suit={id}
        className="surface-paper card-face category-card"
      >
        <Decoration variant={DECORATIONS[id]} />
        <span className="category-emblem">
          <Emblem suit={id} className="size-10" />
        </span>
        <span className="category-words">
          <h3 className="text-[1.65rem] text-wrap text-suit">{name}</h3>
          <span className="text-[1.0625rem] leading-snug">{description}</span>
          <ul className="mt-auto flex flex-wrap gap-1.5 pt-3" aria-label={homeText.examples}>
            {examples.map((example) => (
              <li key={example} className="category-tag">
                {example}
              </li>
            ))}
          </ul>
        </span>
        {featured && <FreeDecks />}
      </Link>
    </li>
  );
}
