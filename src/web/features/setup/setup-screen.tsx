import { Redirect, useLocation, useParams, useSearch } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { NewDeckForm } from '#web/features/setup/form/new-deck.tsx';
import type { ExistingDeck as HandedDeck } from '#web/platform/match/existing-deck.ts';
import { chosenCategory, chosenDeck, namedCategory } from './arrival.ts';
import { ExistingDeck } from './existing-deck.tsx';
import { FreeGames } from './free/free-games.tsx';
import { SavedDeck } from './saved-deck.tsx';
import { SetupPage } from './setup-page.tsx';

/**
 * From a chosen category to a match: a built-in one at once, any other after its deck is written. The address names
 * the category or the saved deck; `/setup` alone has them from the screen before (SETUP-01).
 */
export function SetupScreen() {
  const { state } = useLocation();
  const { category: name } = useParams();
  const query = useSearch();
  if (name !== undefined) return <Setup category={namedCategory(name)} />;
  const deck = chosenDeck(state);
  const id = query.get('deck');
  if (id !== null && deck?.id !== id) return <SavedDeck key={id} id={id} />;
  return <Setup category={chosenCategory(state)} deck={deck} />;
}

interface SetupProps {
  readonly category: CategoryId | undefined;
  readonly deck?: HandedDeck | undefined;
}

function Setup({ category, deck }: SetupProps) {
  if (category === undefined) return <Redirect to={PATHS.home} />;
  return (
    <SetupPage category={category} isAsking={deck === undefined && category !== 'free'}>
      <Choice category={category} deck={deck} />
    </SetupPage>
  );
}

interface ChoiceProps {
  readonly category: CategoryId;
  readonly deck: HandedDeck | undefined;
}

function Choice({ category, deck }: ChoiceProps) {
  if (deck !== undefined) return <ExistingDeck key={deck.id} category={category} deck={deck} />;
  if (category === 'free') return <FreeGames />;
  return <NewDeckForm key={category} category={category} />;
}
