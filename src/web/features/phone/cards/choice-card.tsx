import { phoneCardsText } from '#sentences/phone-cards.ts';
import { textOf, type CardProps } from './card-props.ts';
import { ChoiceBadge } from './choice-badge.tsx';
import { OptionButton } from './option-button.tsx';
import { Question } from './question.tsx';
import { SentNote } from './sent-note.tsx';

interface Props extends CardProps {
  readonly choices: readonly string[];
}

/** One of four, each with a letter in a shape of its own. */
export function ChoiceCard({ choices, ...props }: Props) {
  const { card, isOpen, answers } = props;
  const chosen = textOf(props);
  return (
    <>
      <Question card={card} />
      <div className="mt-auto flex flex-col gap-2 sm:mt-0">
        <div role="group" aria-label={phoneCardsText.answer.choose} className="flex flex-col gap-2">
          {choices.map((choice, at) => (
            <OptionButton
              key={choice}
              isChosen={chosen === choice}
              isOpen={isOpen}
              onChoose={() => answers.give({ key: card.key, kind: 'answer', text: choice })}
            >
              <ChoiceBadge at={at} />
              <span className="written min-w-0 grow text-left wrap-anywhere">{choice}</span>
            </OptionButton>
          ))}
        </div>
        {!isOpen && <p className="text-center font-semibold">{phoneCardsText.closed}</p>}
        <SentNote {...props} />
      </div>
    </>
  );
}
