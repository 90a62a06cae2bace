import { encode } from 'uqr';
import { tablePhonesText } from '#sentences/table-phones.ts';

interface Props {
  /** What a phone opens by it. */
  readonly address: string;
  /** Said instead of the address, where that holds a secret. */
  readonly label?: string;
}

/** An address as a picture for a phone's camera: dark on light, with the quiet edge that cameras need. */
export function QrPicture({ address, label }: Props) {
  const { size, data } = encode(address, { ecc: 'M', border: 3 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label ?? tablePhonesText.room.picture({ address })}
      viewBox={`0 0 ${size} ${size}`}
      className="aspect-square w-full rounded-2xl bg-white"
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} fill="#17111f" />
    </svg>
  );
}
