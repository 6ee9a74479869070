import {
  inks,
  type Mark,
  type Markup,
  markLetters,
  markPath,
  markStroke,
  pointAt,
} from '../../contract/index.ts';
import classes from './markup.module.css';

type Size = { width: number; height: number };

const Shape = ({ mark, size }: { mark: Mark; size: Size }) => {
  const long = Math.max(size.width, size.height);
  const ink = inks[mark.colour];
  if (mark.kind === 'text') {
    const [x, y] = pointAt(mark.at, size);
    return (
      <text
        x={x}
        y={y}
        fontSize={markLetters * long}
        fill={ink}
        strokeWidth={markStroke * long * 0.6}
        className={classes.text}
      >
        {mark.text}
      </text>
    );
  }
  // Drawn twice: a dark edge keeps every colour visible on every photo.
  const path = markPath(mark, size);
  return (
    <>
      <path d={path} stroke="#000000" strokeOpacity={0.55} strokeWidth={markStroke * long * 1.7} />
      <path d={path} stroke={ink} strokeWidth={markStroke * long} />
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
