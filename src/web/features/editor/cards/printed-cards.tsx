// The deck on paper: eight cards a page with lines to cut, and on the next page their backs, mirrored, so
// that paper printed on both sides has each answer behind its question.
import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { editorCardsText } from '#sentences/editor-cards.ts';
import { isBlank, writtenCard, type DraftCard } from '#web/features/editor/saving/draft.ts';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import styles from './printed-cards.module.css';

const A_PAGE = 8;
/** In points. */
const LARGEST = 12;
/** Letters in a line of the largest size, and on a card. */
const A_LINE = 40;
const A_CARD = 260;

interface PrintedCardsProps {
  /** The deck's; it stands on each card. */
  readonly title: string;
  readonly cards: readonly DraftCard[];
  readonly category: CategoryId;
}

export function PrintedCards({ title, cards, category }: PrintedCardsProps) {
  const written = cards.filter(({ question }) => !isBlank(question));
  const pages = Array.from({ length: Math.ceil(written.length / A_PAGE) }, (_, page) =>
    written.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <div className={styles['printed']} data-suit={category} aria-hidden="true">
      {pages.map((page, at) => (
        <div key={page[0]?.key}>
          <div className={styles['page']}>
            {page.map((card) => (
              <div key={card.key} className={styles['card']}>
                <Front card={card} category={category} title={title} />
              </div>
            ))}
          </div>
          <div className={styles['page']}>
            {mirrored(page).map((card, place) => (
              <div key={card?.key ?? `empty ${place}`} className={styles['card']}>
                {card && (
                  <Back
                    card={card}
                    category={category}
                    number={at * A_PAGE + page.indexOf(card) + 1}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** What a reader chooses from: the right answer among the wrong ones by the alphabet, or the two sides. */
function choicesOf(card: DraftCard): readonly string[] {
  const { answer, choices, options } = writtenCard(card);
  if (options) return options;
  return choices ? [answer, ...choices].toSorted((a, b) => a.localeCompare(b)) : [];
}

function FurtherLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles['line']}>
      {line}
    </p>
  ));
}

interface FrontProps {
  readonly card: DraftCard;
  readonly category: CategoryId;
  readonly title: string;
}

function Front({ card, category, title }: FrontProps) {
  const choices = choicesOf(card);
  return (
    <>
      <p className={styles['suit']}>
        <Emblem suit={category} className={classes(styles['emblem'])} />
        {categoryText[category].name}
      </p>
      <Words of={[card.question, ...choices]}>
        <p>{card.question}</p>
        <FurtherLines lines={choices} />
      </Words>
      <p className={styles['foot']}>{title}</p>
    </>
  );
}

interface WordsProps {
  readonly of: readonly string[];
  readonly children: ReactNode;
}

/** As large as all of them fit: twice the letters take twice the room. */
function Words({ of, children }: WordsProps) {
  const letters = of.reduce((sum, text) => sum + (text ? Math.max(text.length, A_LINE) : 0), 0);
  const points = LARGEST * Math.min(1, Math.sqrt(A_CARD / letters));
  return (
    <div className={styles['words']} style={{ fontSize: `${points}pt` }}>
      {children}
    </div>
  );
}

/** Left and right change places in each row of two. */
function mirrored(page: readonly DraftCard[]): readonly (DraftCard | undefined)[] {
  return Array.from(
    { length: page.length + (page.length % 2) },
    (_, at) => page[at % 2 === 0 ? at + 1 : at - 1],
  );
}

interface BackProps {
  readonly card: DraftCard;
  readonly category: CategoryId;
  readonly number: number;
}

function Back({ card, category, number }: BackProps) {
  const { accepts } = writtenCard(card);
  const { printed } = editorCardsText;
  const also = accepts ? printed.alsoRight({ answers: accepts.join(', ') }) : '';
  return (
    <>
      <p className={styles['suit']}>
        <Emblem suit={category} className={classes(styles['emblem'])} />
      </p>
      <Words of={[card.answer, also, card.hint, card.explanation]}>
        {card.answer && <p className={styles['answer']}>{card.answer}</p>}
        {also && <p>{also}</p>}
        {card.hint && <p>{card.hint}</p>}
        {card.explanation && <p className={styles['more']}>{card.explanation}</p>}
      </Words>
      <p className={styles['foot']}>
        {printed.foot({ category: categoryText[category].name, number })}
      </p>
    </>
  );
}
