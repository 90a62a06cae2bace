import { phoneCardsText } from '#sentences/phone-cards.ts';
import { vibrate } from '#web/features/phone/vibration.ts';
import type { CardProps } from './card-props.ts';
import { Question } from './question.tsx';

/** One big button; it counts at the touch, not when the finger leaves it. */
export function BuzzerCard({ card, isOpen, answers, given }: CardProps) {
  const words = phoneCardsText.buzzer;
  const isPressed = given !== null && given.state !== 'failed';
  const press = () => {
    if (isPressed || !isOpen) return;
    vibrate();
    answers.give({ key: card.key, kind: 'buzz', text: '' });
  };
  return (
    <>
      <Question card={card} />
      <p role="status" className="mt-auto min-h-6 text-center font-semibold">
        {noteOf(given, isOpen)}
      </p>
      <button
        type="button"
        className="mx-auto mb-2 grid aspect-square w-[min(80vw,45dvh,22rem)] touch-manipulation place-items-center rounded-full border-8 border-table-raised bg-danger font-display text-4xl font-bold text-white shadow-[inset_0_-0.6rem_1.2rem_rgb(0_0_0/0.35),0_0.8rem_1.6rem_rgb(0_0_0/0.5)] active:translate-y-1 disabled:opacity-60 disabled:saturate-50"
        disabled={!isOpen || isPressed}
        onPointerDown={press}
        onClick={press}
      >
        {isPressed ? words.buzzed : words.buzz}
      </button>
    </>
  );
}

function noteOf(given: CardProps['given'], isOpen: boolean): string {
  const { buzzer, sending, closed } = phoneCardsText;
  if (!given) return isOpen ? buzzer.listen : closed;
  switch (given.state) {
    case 'counted':
      return buzzer.said;
    case 'failed':
      return given.problem ?? sending.failed;
    default:
      return sending[given.state];
  }
}
