import type { Mark, MarkColour, Markup, Point } from '../../contract/index.ts';
import classes from './markup.module.css';

export const inks: Record<MarkColour, string> = {
  red: '#e5262b',
  yellow: '#ffd60a',
  white: '#ffffff',
  blue: '#1e6fff',
};

type Size = { width: number; height: number };

/** Line width, as a fraction of the longer edge. */
const stroke = 0.008;
const letters = 0.045;
const head = 0.035;

const at = ([x, y]: Point, { width, height }: Size): Point => [x * width, y * height];

const arrowPath = (from: Point, to: Point, long: number): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): string =>
    `L ${to[0] - head * long * Math.cos(angle + turn)} ${to[1] - head * long * Math.sin(angle + turn)}`;
  return `M ${from.join(' ')} L ${to.join(' ')} M ${to.join(' ')} ${wing(0.5)} M ${to.join(' ')} ${wing(-0.5)}`;
};

const Shape = ({ mark, size }: { mark: Mark; size: Size }) => {
  const long = Math.max(size.width, size.height);
  const ink = inks[mark.colour];
  if (mark.kind === 'text') {
    const [x, y] = at(mark.at, size);
    return (
      <text
        x={x}
        y={y}
        fontSize={letters * long}
        fill={ink}
        strokeWidth={stroke * long * 0.6}
        className={classes.text}
      >
        {mark.text}
      </text>
    );
  }
  const [x1, y1] = at(mark.from, size);
  const [x2, y2] = at(mark.to, size);
  // Drawn twice: a dark edge keeps every colour visible on every photo.
  const path =
    mark.kind === 'arrow'
      ? arrowPath([x1, y1], [x2, y2], long)
      : `M ${Math.min(x1, x2)} ${(y1 + y2) / 2}
         a ${Math.abs(x2 - x1) / 2} ${Math.abs(y2 - y1) / 2} 0 1 0 ${Math.abs(x2 - x1)} 0
         a ${Math.abs(x2 - x1) / 2} ${Math.abs(y2 - y1) / 2} 0 1 0 ${-Math.abs(x2 - x1)} 0`;
  return (
    <>
      <path d={path} stroke="#000000" strokeOpacity={0.55} strokeWidth={stroke * long * 1.7} />
      <path d={path} stroke={ink} strokeWidth={stroke * long} />
    </>
  );
};

type Props = Size & { markup: Markup; fit: 'cover' | 'contain' };

/** Draws the marks over an image that fills its box in the same way. */
export const Marks = ({ markup, fit, ...size }: Props) => (
  <svg
    className={classes.marks}
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
    aria-hidden
  >
    {markup.map((mark) => (
      <Shape key={JSON.stringify(mark)} mark={mark} size={size} />
    ))}
  </svg>
);
