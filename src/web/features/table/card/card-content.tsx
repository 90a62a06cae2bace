import type { Help } from '#domain/category/traits.ts';
import { forbiddenWords } from '#domain/deck/forbidden-words.ts';
import { matchText } from '#sentences/match.ts';
import { tableText } from '#sentences/table.ts';
import type { Card } from '#domain/deck/card.ts';
import { questionStep } from './type-size.ts';
import { useFit } from './use-fit.ts';
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
  const box = useFit(`${card.id} ${isHintShown} ${isAnswerShown}`);
  return (
    <div ref={box} className={styles['fit']} data-step={questionStep(card.question)}>
      <div className={styles['content']}>
        {cardLabel !== undefined && (
          <p className={styles['label']} data-part="label">
            {cardLabel}
          </p>
        )}
        <h2 className={styles['question']} data-part="question">
          {card.question}
        </h2>
        {isHintShown && <Hint help={help} text={card.hint} />}
        {isAnswerShown && (
          <div className={classes(styles['answer'], turn['over'])} data-part="answer">
            <p className={styles['answer-text']}>{card.answer}</p>
            {card.accepts !== undefined && (
              <p className={styles['explanation']}>
                {tableText.card.alsoRight({ answers: card.accepts.join(', ') })}
              </p>
            )}
            {card.explanation !== undefined && (
              <p className={styles['explanation']}>{card.explanation}</p>
            )}
            {card.verdict !== undefined && (
              <p className={styles['explanation']}>{tableText.card.verdicts[card.verdict]}</p>
            )}
          </div>
        )}
      </div>
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
