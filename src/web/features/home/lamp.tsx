import styles from './hero-cards.module.css';

/** The lamp over the table and the light that falls from it. */
export function Lamp() {
  return (
    <svg viewBox="0 0 600 620" className={styles['lamp']} fill="none">
      <Paints />
      <path d="M222 106 60 620H540L378 106Z" fill="url(#lamp-light)" className={styles['light']} />
      <path d="M300-500V30" stroke="#0a060f" strokeWidth="5" className={styles['cord']} />
      <ellipse cx="300" cy="108" rx="120" ry="42" fill="url(#lamp-bulb)" opacity="0.85" />
      <g>
        <path d="M286 26h28l6 16h-40Z" fill="#d9a441" />
        <path d="M272 42h56c34 12 54 36 58 64H214c4-28 24-52 58-64Z" fill="url(#lamp-shade)" />
      </g>
      <ellipse cx="300" cy="106" rx="86" ry="9" fill="#ffe9bd" />
      <path d="M214 106c24 12 148 12 172 0" stroke="#d9a441" strokeWidth="3" />
    </svg>
  );
}

/** What the light, the shade and the bulb are painted with. */
function Paints() {
  return (
    <defs>
      <linearGradient
        id="lamp-light"
        x1="300"
        y1="104"
        x2="300"
        y2="620"
        gradientUnits="userSpaceOnUse"
      >
        <stop stopColor="#ffdd9c" stopOpacity="0.42" />
        <stop offset="0.45" stopColor="#ffc56e" stopOpacity="0.13" />
        <stop offset="1" stopColor="#ffc56e" stopOpacity="0" />
      </linearGradient>
      <linearGradient
        id="lamp-shade"
        x1="215"
        y1="0"
        x2="385"
        y2="0"
        gradientUnits="userSpaceOnUse"
      >
        <stop stopColor="#5b2742" />
        <stop offset="0.38" stopColor="#b5486b" />
        <stop offset="0.6" stopColor="#8e3457" />
        <stop offset="1" stopColor="#3c1630" />
      </linearGradient>
      <radialGradient id="lamp-bulb">
        <stop stopColor="#fff6df" />
        <stop offset="0.5" stopColor="#ffd98f" />
        <stop offset="1" stopColor="#ffb648" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
