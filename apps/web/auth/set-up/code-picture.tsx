import { encode } from 'uqr';

/** Black on white on a dark page too, because cameras read nothing else reliably. The white edge of four squares is part of
 * a QR code. */
export const CodePicture = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      width="200"
      height="200"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
};
