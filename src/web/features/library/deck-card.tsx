import { Pencil, Trash2 } from 'lucide-react';
import { Link } from '#web/platform/router/link.tsx';
import { deckSetup, editorOf } from '#contract/paths.ts';
import { categoryText } from '#sentences/categories.ts';
import { libraryText } from '#sentences/library.ts';
import type { DeckSummary } from '#web/platform/api/decks.ts';
import { existingDeckState } from '#web/platform/match/existing-deck.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './deck-card.module.css';

/** Tags shown of a deck's (CONST-19). */
const MOST_TAGS = 3;
const TAG_CLASS =
  'rounded-2xl border border-transparent bg-suit-wash px-[0.6rem] py-[0.1rem] text-[0.9rem] font-semibold text-suit-ink';

interface DeckCardProps {
  readonly deck: DeckSummary;
  readonly onDelete: () => void;
}

/** A saved deck: a press opens it on /setup (LIB-05 to -09). */
export function DeckCard({ deck, onDelete }: DeckCardProps) {
  const { cardCount, tags, mode } = deck;
  const title = deck.topic || deck.title || libraryText.untitled;
  return (
    <li data-suit={deck.gameType} className={classes('surface-paper card-face', styles['card'])}>
      <div className="flex items-start justify-between gap-2">
        <Emblem suit={deck.gameType} className="size-8 shrink-0 text-suit" />
        <EditAndDelete id={deck.id} title={title} onDelete={onDelete} />
      </div>
      <h2 className="text-2xl wrap-anywhere">
        <Link to={deckSetup(deck.id)} state={existingDeckState(deck)} className={styles['link']}>
          <span className="written max-md:hidden">{title}</span>
          <span className="written md:hidden">{shortened(title)}</span>
        </Link>
      </h2>
      <p className="font-semibold text-suit">{deck.category || categoryText.free.name}</p>
      <p className="text-fg-soft">{libraryText.cards[mode]({ count: cardCount })}</p>
      {tags.length > 0 && <Tags tags={tags} />}
    </li>
  );
}

interface EditAndDeleteProps {
  readonly id: string;
  readonly title: string;
  readonly onDelete: () => void;
}

/** They lie above the link that is the whole card. */
function EditAndDelete({ id, title, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <ButtonTo
        to={editorOf(id)}
        variant="quiet"
        className="relative z-1 -mt-2 ml-auto px-2"
        aria-label={libraryText.editCardsOf({ title })}
        title={libraryText.editCards}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </ButtonTo>
      <Button
        variant="quiet"
        className="relative z-1 -mt-2 -mr-2 px-2"
        aria-label={libraryText.deleteOne({ title })}
        title={libraryText.delete}
        data-deletes=""
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </>
  );
}

function Tags({ tags }: Pick<DeckSummary, 'tags'>) {
  return (
    <ul className="mt-auto flex flex-wrap gap-1.5" aria-label={libraryText.tags}>
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <li key={tag} className={TAG_CLASS}>
          {tag}
        </li>
      ))}
      {tags.length > MOST_TAGS && (
        <li className={TAG_CLASS}>{libraryText.moreTags({ count: tags.length - MOST_TAGS })}</li>
      )}
    </ul>
  );
}

/** At most 35 characters, for narrow screens (LIB-06). */
function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > 35 ? `${letters.slice(0, 35).join('').trimEnd()}…` : title;
}
