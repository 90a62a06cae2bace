// What a card came to, once its answer or its votes are shown.
import { Check, CircleHelp, X } from 'lucide-react';
import { linesOf } from '#domain/room/answers.ts';
import type { PhoneYou } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { phoneText } from '#sentences/phone.ts';
import { textOf, type CardProps } from './card-props.ts';
import { ChallengeButton } from './challenge-button.tsx';
import { OwnList } from './own-list.tsx';
import { hasPlace } from '#web/features/phone/has-place.ts';
import { Question } from './question.tsx';
import { VoteBars } from './vote-bars.tsx';

export function Result(props: CardProps & { readonly code: string }) {
  const { code, card, table, you } = props;
  if (!card.result) return null;
  const { place, of, points } = you;
  return (
    <>
      {card.play === 'vote' ? (
        <>
          <Question card={card} />
          <VoteBars card={card} votes={card.result.votes} own={textOf(props)} />
        </>
      ) : (
        <AnswerShown {...props} />
      )}
      {card.play === 'answer' && you.mark === 'wrong' && (
        <ChallengeButton code={code} card={card} isChallenged={you.isChallenged} />
      )}
      {hasPlace(table, you) && (
        <p className="pt-1 text-center text-lg font-semibold">
          {phoneText.over.placeOf({ place, of, points })}
        </p>
      )}
    </>
  );
}

function AnswerShown(props: CardProps) {
  const { card, you } = props;
  const own = textOf(props);
  return (
    <>
      {card.play === 'answer' && <Mark mark={you.mark} />}
      {card.play === 'answer' && (
        <p className="text-center wrap-anywhere">
          {own === null ? phoneCardsText.noAnswer : phoneCardsText.yours({ text: own })}
        </p>
      )}
      {card.play === 'list' ? (
        <>
          <Question card={card} />
          <OwnList lines={linesOf(own ?? '')} />
        </>
      ) : (
        <AnswerPaper card={card} />
      )}
    </>
  );
}

/** The question again, its answer and what there is to know about it. */
export function AnswerPaper({ card }: Pick<CardProps, 'card'>) {
  const { answer = '', explanation = '' } = card.result ?? {};
  if (answer === '' && explanation === '') return null;
  return (
    <section data-suit={card.category} className="surface-paper flex flex-col gap-1.5 p-4">
      {card.question !== null && (
        <h1 className="written font-sans text-base font-normal wrap-anywhere text-fg-soft">
          {card.question}
        </h1>
      )}
      <h2 className="text-sm text-suit">{phoneCardsText.result.answer}</h2>
      <p className="written font-display text-2xl leading-tight font-semibold wrap-anywhere">
        {answer}
      </p>
      {explanation !== '' && <p className="written wrap-anywhere">{explanation}</p>}
    </section>
  );
}

const MARKS = {
  right: { icon: Check, look: 'text-good' },
  wrong: { icon: X, look: 'text-bad' },
  ask: { icon: CircleHelp, look: 'text-lamp' },
} as const;

function Mark({ mark }: Pick<PhoneYou, 'mark'>) {
  if (mark === null) return null;
  const { icon: Icon, look } = MARKS[mark];
  return (
    <h2 className={`flex items-center justify-center gap-2 text-3xl ${look}`}>
      <Icon className="size-9" strokeWidth={3} aria-hidden="true" />
      {phoneCardsText.result[mark]}
    </h2>
  );
}
