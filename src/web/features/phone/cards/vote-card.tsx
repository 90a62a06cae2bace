import { Heart } from 'lucide-react';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { textOf, type CardProps } from './card-props.ts';
import { OptionButton } from './option-button.tsx';
import { Question } from './question.tsx';
import { SentNote } from './sent-note.tsx';
import { sidesOf } from './vote-sides.ts';

/** A vote: for one of two sides, for a person, or a heart. It may be changed until votes close. */
export function VoteCard(props: CardProps) {
  const { card, isOpen } = props;
  const vote = card.vote ?? 'heart';
  return (
    <>
      <Question card={card} />
      <div className="mt-auto flex flex-col gap-2 sm:mt-0">
        <p className="font-semibold text-fg-soft">{phoneCardsText.vote[vote]}</p>
        {vote === 'heart' ? <HeartVote {...props} /> : <SideVote {...props} />}
        {!isOpen && <p className="text-center font-semibold">{phoneCardsText.votesClosed}</p>}
        <SentNote {...props} />
      </div>
    </>
  );
}

function SideVote(props: CardProps) {
  const { card, isOpen, answers } = props;
  const chosen = textOf(props);
  const isPerson = card.vote === 'person';
  return (
    <div
      role="group"
      aria-label={phoneCardsText.vote[card.vote ?? 'heart']}
      className={isPerson ? 'grid grid-cols-2 gap-2 max-xs:grid-cols-1' : 'flex flex-col gap-3'}
    >
      {sidesOf(card).map(({ text, name }) => (
        <OptionButton
          key={text}
          isChosen={chosen === text}
          isOpen={isOpen}
          className={isPerson ? '' : 'min-h-20! text-xl!'}
          onChoose={() => answers.give({ key: card.key, kind: 'answer', text })}
        >
          <span className="min-w-0 text-left wrap-anywhere">{name}</span>
        </OptionButton>
      ))}
    </div>
  );
}

/** Given for good: there is no other side to change to. */
function HeartVote(props: CardProps) {
  const { card, isOpen, answers } = props;
  const isGiven = textOf(props) !== null;
  return (
    <button
      type="button"
      className={`mx-auto grid size-40 place-items-center rounded-full border-4 transition-transform active:scale-95 disabled:opacity-60 ${
        isGiven ? 'border-lamp bg-lamp/20 text-lamp' : 'border-(--field-line) text-(--player-3)'
      }`}
      aria-pressed={isGiven}
      aria-label={phoneCardsText.vote.like}
      disabled={!isOpen}
      onClick={() => answers.give({ key: card.key, kind: 'answer', text: 'heart' })}
    >
      <Heart className="size-24" fill={isGiven ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  );
}
