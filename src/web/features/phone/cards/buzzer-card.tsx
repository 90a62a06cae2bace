import { useEffect, useState } from 'react';
import { UNCERTAINTY_MOST_MS } from '#domain/room/buzzer.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { vibrate } from '#web/features/phone/vibration.ts';
import type { CardProps } from './card-props.ts';
import { Question } from './question.tsx';

/** One big button; it counts at the touch, not when the finger leaves it. */
export function BuzzerCard(props: CardProps) {
  const { card, isOpen, answers, given, you, time } = props;
  const words = phoneCardsText.buzzer;
  const press = usePress(props);
  useFreshTime(time);
  const isOff = !isOpen || press.isMade || you.isBuzzedOut;
  const buzz = () => {
    if (isOff) return;
    vibrate();
    press.make();
    answers.give({ key: card.key, kind: 'buzz', text: '', ...momentOf(time) });
  };
  return (
    <>
      <Question card={card} />
      <p role="status" className="mt-auto min-h-6 text-center text-lg font-semibold">
        {noteOf({ card, isOpen, you, given: press.isMade ? given : null })}
      </p>
      <button
        type="button"
        className="mx-auto mb-2 grid aspect-square w-[min(80vw,45dvh,22rem)] touch-manipulation place-items-center rounded-full border-8 border-table-raised bg-danger font-display text-4xl font-bold text-white shadow-[inset_0_-0.6rem_1.2rem_rgb(0_0_0/0.35),0_0.8rem_1.6rem_rgb(0_0_0/0.5)] active:translate-y-1 disabled:opacity-60 disabled:saturate-50"
        disabled={isOff}
        onPointerDown={buzz}
        onClick={buzz}
      >
        {press.isMade ? words.buzzed : words.buzz}
      </button>
    </>
  );
}

/** Whether this phone has pressed; no longer when the host frees the buzzer, which takes the order away. */
function usePress({ card: { buzz }, given }: CardProps) {
  const [isMade, setMade] = useState(given !== null);
  const [hadOrder, setHadOrder] = useState(buzz !== null);
  if (hadOrder !== (buzz !== null)) {
    setHadOrder(buzz !== null);
    if (hadOrder) setMade(false);
  }
  const hasFailed = given?.state === 'failed';
  return {
    isMade: (isMade && !hasFailed) || (buzz !== null && buzz.place !== null),
    make: () => setMade(true),
  };
}

/** The server's time is asked for anew while nobody presses yet. */
function useFreshTime(time: ServerTime): void {
  useEffect(() => {
    const leave = new AbortController();
    time.ask(leave.signal).catch(() => undefined);
    return () => leave.abort();
  }, [time]);
}

/** When the press is made, in server time, where that is known well enough to say. */
function momentOf(time: ServerTime): { readonly at?: number; readonly uncertainty?: number } {
  const uncertainty = time.uncertainty();
  return uncertainty > UNCERTAINTY_MOST_MS ? {} : { at: time.now(), uncertainty };
}

function noteOf({
  card,
  isOpen,
  you,
  given,
}: Pick<CardProps, 'card' | 'isOpen' | 'you' | 'given'>): string {
  const { buzzer, sending, closed } = phoneCardsText;
  if (card.buzz) {
    const { place, first } = card.buzz;
    if (place === 1) return buzzer.first;
    const winner = buzzer.was({ name: first ?? buzzer.somebody });
    return place === null ? winner : buzzer.placed({ place, winner });
  }
  if (you.isBuzzedOut) return buzzer.out;
  if (!given) return isOpen ? buzzer.listen : closed;
  if (given.state === 'counted') return buzzer.said;
  return given.state === 'failed' ? (given.problem ?? sending.failed) : sending[given.state];
}
