import styles from './drain-ring.module.css';

interface Props {
  /** What is left of it, from 0 to 1, clockwise from the top; it gets there in a second. */
  readonly share: number;
  /** Only the track is left. */
  readonly isEmpty: boolean;
}

/** Each goes two degrees beyond the bottom, where they meet without a seam. */
const FIRST_HALF = 'M50 7A43 43 0 1 1 48.5 92.97';
const SECOND_HALF = 'M51.5 92.97A43 43 0 1 1 50 7';

/** Decoration: the seconds stand in it. As large as what it lies in. */
export function DrainRing({ share, isEmpty }: Props) {
  const end = share * 360;
  return (
    <span className={styles['ring']} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className={styles['track']} cx="50" cy="50" r="43" />
      </svg>
      {!isEmpty && (
        <span className={styles['left']}>
          <span className={styles['half']}>
            <Turned by={Math.min(0, end - 180)} path={FIRST_HALF} />
          </span>
          <span className={styles['half']}>
            <Turned by={Math.max(-180, end - 360)} path={SECOND_HALF} />
          </span>
          <Turned by={0} path="M50 7h.01" />
          <Turned by={end} path="M50 7h.01" />
        </span>
      )}
    </span>
  );
}

interface TurnedProps {
  /** In degrees, clockwise. */
  readonly by: number;
  readonly path: string;
}

function Turned({ by, path }: TurnedProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles['turns']}
      style={{ transform: `rotate(${by}deg)` }}
    >
      <path d={path} />
    </svg>
  );
}
