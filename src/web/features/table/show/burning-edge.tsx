import { useEffect, useRef } from 'react';
import { remainingMs, type Timer } from '#domain/match/timer.ts';
import { showText } from '#sentences/show.ts';
import { useMatch, useTableView } from '#web/platform/match/match-store.ts';
import { now } from '#web/platform/match/steady-clock.ts';
import { LAST_SECONDS } from '#web/features/table/timer/last-seconds.ts';
import { useSecondsLeft } from '#web/features/table/timer/use-seconds-left.ts';
import { onceDealt } from './once-dealt.ts';
import { wantsMotion } from '#web/ui/wants-motion.ts';
import styles from './burning-edge.module.css';

/** The card's edge burns down as the ring does; then the card says that the time is up. */
export function BurningEdge() {
  const match = useMatch();
  const { panels } = useTableView();
  return match && panels.timer.shown ? <Edge timer={match.timer} /> : null;
}

function Edge({ timer }: { readonly timer: Timer }) {
  const seconds = useSecondsLeft(timer);
  const edge = useRef<HTMLSpanElement>(null);
  const isUp = seconds === 0;
  useEffect(() => {
    let stop: (() => void) | undefined;
    const callOff = onceDealt(() => {
      if (edge.current) stop = burn(edge.current, timer);
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [timer, isUp]);

  if (isUp) {
    return (
      <span className={styles['time']} aria-hidden="true">
        {showText.time}
      </span>
    );
  }
  return (
    <span
      ref={edge}
      className={styles['edge']}
      data-last={seconds <= LAST_SECONDS}
      aria-hidden="true"
    >
      <span className={styles['left']} />
      <span className={styles['bottom']} />
      <span className={styles['right']} />
      <span className={styles['top']} />
    </span>
  );
}

/** One side after the other, counter-clockwise from the upper left, each as long as its share of the way round. */
function burn(edge: HTMLElement, timer: Timer): () => void {
  const { clientWidth: width, clientHeight: height } = edge;
  const round = 2 * (width + height);
  let before = 0;
  const burning = [...edge.children].map((side, index) => {
    const share = (index % 2 === 0 ? height : width) / round;
    const axis = index % 2 === 0 ? 'scaleY' : 'scaleX';
    const duration = share * timer.durationMs;
    const animation = side.animate([{ transform: `${axis}(1)` }, { transform: `${axis}(0)` }], {
      delay: before * timer.durationMs,
      duration,
      fill: 'both',
      // Without motion it goes on once a second, as the number does.
      easing: wantsMotion() ? 'linear' : `steps(${Math.max(1, Math.round(duration / 1000))})`,
    });
    animation.currentTime = timer.durationMs - remainingMs(timer, now());
    before += share;
    if (timer.status === 'paused') stand(animation);
    return animation;
  });
  return () => burning.forEach((animation) => animation.cancel());
}

/** Leaves what it moves where it is by now: an animation that only pauses keeps a layer of its own for it. */
function stand(animation: Animation): void {
  animation.commitStyles();
  animation.cancel();
}
