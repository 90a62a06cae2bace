import type { Help } from '#domain/category/traits.ts';
import { forbiddenWords } from '#domain/deck/forbidden-words.ts';
import { matchText } from '#sentences/match.ts';
import { tableText } from '#sentences/table.ts';
import type { Card } from '#domain/deck/card.ts';
import { useRef } from 'react';
import { CardEdge } from '#web/features/table/show/show.tsx';
import { offeredIn } from './question-options.ts';
import { isInPictures, questionStep } from './type-size.ts';
import { useFit } from './use-fit.ts';
import { useTurnOver } from './use-turn-over.ts';
import { classes } from '#web/ui/classes.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import styles from './card-content.module.css';
import turn from './turn-over.module.css';

interface Props {
  readonly card: Card;
  readonly cardLabel: string | undefined;
  readonly help: Help;
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
}

/** What is written on the card. Its type has the size of the question's length, and always fits. */
export function CardContent({ card, cardLabel, help, isHintShown, isAnswerShown }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const isOver = useTurnOver(isAnswerShown, content);
  const box = useFit(`${card.id} ${isHintShown} ${isOver}`);
  return (
    <div
      ref={box}
      className={styles['fit']}
      data-step={questionStep(card.question)}
      data-pictures={isInPictures(card.question)}
      data-over-side={isOver}
      data-answer-step={questionStep(card.answer)}
    >
      <div ref={content} className={styles['content']}>
        {cardLabel !== undefined && (
          <p className={styles['label']} data-part="label">
            {cardLabel}
          </p>
        )}
        <Question text={card.question} />
        {/* Always there, so that what is turned over is read out. */}
        <div role="log" className={styles['turned']}>
          {isHintShown && <Hint help={help} text={card.hint} />}
          {isOver && <Answer card={card} />}
        </div>
      </div>
      {!isOver && <CardEdge />}
    </div>
  );
}

/** Answers that it offers to choose from stand beside each other. */
function Question({ text }: { readonly text: string }) {
  const offered = offeredIn(text);
  return (
    <h2 className={styles['question']} data-part="question">
      {offered ? offered.question : text}
      {offered && (
        <span className={styles['options']}>
          {offered.options.map((option) => (
            <span key={option} className={styles['option']}>
              {option}
            </span>
          ))}
        </span>
      )}
    </h2>
  );
}

function Answer({ card }: Pick<Props, 'card'>) {
  const below = [
    card.accepts && tableText.card.alsoRight({ answers: card.accepts.join(', ') }),
    card.explanation,
    card.verdict && tableText.card.verdicts[card.verdict],
  ];
  return (
    <div className={styles['answer']} data-part="answer">
      <p className={styles['answer-text']}>{card.answer}</p>
      {below
        .filter((text) => text !== undefined)
        .map((text) => (
          <p key={text} className={styles['explanation']}>
            {text}
          </p>
        ))}
    </div>
  );
}

function Hint({ help, text }: { readonly help: Help; readonly text: string }) {
  if (help === 'hint') {
    return (
      <p className={classes(styles['hint'], turn['over'])} data-part="hint">
        <Sentence
          of={tableText.card.hint}
          parts={{ label: <b>{tableText.card.hintLabel}</b>, hint: text }}
        />
      </p>
    );
  }
  return (
    <div className={classes(styles['hint'], turn['over'])} data-part="hint">
      <b>{matchText.help[help]}</b>
      <ul className={styles['forbidden']}>
        {forbiddenWords(text).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
