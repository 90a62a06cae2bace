import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { DECORATIONS } from '#web/platform/match/table-view.ts';
import { Part } from './part.tsx';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';

/** Ten decorations over seven suits. */
export function Cards() {
  return (
    <Part title="Cards">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-6">
        {Array.from({ length: DECORATIONS }, (_, index) => index + 1).map((variant) => {
          const suit = CATEGORY_IDS[(variant - 1) % CATEGORY_IDS.length] ?? 'free';
          return (
            <li key={variant}>
              <CardFace suit={suit} variant={variant} label={suit} className="aspect-[3/4]">
                <p className="text-2xl font-semibold">Decoration {variant}</p>
              </CardFace>
            </li>
          );
        })}
        <li>
          <CardBack suit="secret-prompt" className="aspect-[3/4]" />
        </li>
      </ul>
    </Part>
  );
}
