import { HELP_LABELS, type Help } from '#domain/category/categories.ts';
import type { Card, Verdict } from '#domain/deck/card.ts';
import { questionStep } from './type-size.ts';
import { useFit } from './use-fit.ts';

/** What a second look at the answer found. */
const VERDICTS: Readonly<Record<Verdict, string>> = {
  checked: '✓ Answer checked',
  unsure: 'Not sure of this one: trust your table',
};

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
    <div ref={box} className="play-fit" data-step={questionStep(card.question)}>
      <div className="play-content">
        {cardLabel !== undefined && <p className="play-card-label">{cardLabel}</p>}
        <h2 className="play-question">{card.question}</h2>
        {isHintShown && <Hint help={help} text={card.hint} />}
        {isAnswerShown && (
          <div className="play-answer turn-over">
            <p className="play-answer-text">{card.answer}</p>
            {card.explanation !== undefined && (
              <p className="play-explanation">{card.explanation}</p>
            )}
            {card.verdict !== undefined && (
              <p className="play-explanation">{VERDICTS[card.verdict]}</p>
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
      <p className="play-hint turn-over">
        <b>Hint:</b> {text}
      </p>
    );
  }
  return (
    <div className="play-hint turn-over">
      <b>{HELP_LABELS[help]}</b>
      <ul className="play-forbidden">
        {text.split(', ').map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
