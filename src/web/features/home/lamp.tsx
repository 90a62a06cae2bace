import styles from './hero-cards.module.css';

/** The lamp over the table and the light that falls from it. */
export function Lamp() {
  return (
    <svg viewBox="0 0 600 620" className={styles['lamp']} fill="none">
      <Paints />
      <ellipse cx="300" cy="190" rx="175" ry="150" fill="url(#lamp-light)" />
      <path d="M297 2h6v26h-6Z" fill="url(#lamp-cord)" />
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
      <radialGradient id="lamp-light">
        <stop stopColor="#ffdd9c" stopOpacity="0.5" />
        <stop offset="0.5" stopColor="#ffd48a" stopOpacity="0.32" />
        <stop offset="1" stopColor="#ffc56e" stopOpacity="0" />
      </radialGradient>
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
      {/* It comes out of the dark: words and buttons stand above the lamp. */}
      <linearGradient id="lamp-cord" x2="0" y2="1">
        <stop stopColor="#0a060f" stopOpacity="0" />
        <stop offset="0.7" stopColor="#0a060f" />
      </linearGradient>
      <radialGradient id="lamp-bulb">
        <stop stopColor="#fff6df" />
        <stop offset="0.5" stopColor="#ffd98f" />
        <stop offset="1" stopColor="#ffb648" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
