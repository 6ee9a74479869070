import type { Mark, MarkColour, Point } from './markup.ts';

export const inks: Record<MarkColour, string> = {
  red: '#e5262b',
  yellow: '#ffd60a',
  white: '#ffffff',
  blue: '#1e6fff',
};

type Size = { width: number; height: number };

/** Fractions of the longer edge of the picture. */
export const markStroke = 0.008;
export const markLetters = 0.045;
const head = 0.035;

export const pointAt = ([x, y]: Point, { width, height }: Size): Point => [x * width, y * height];

const arrowPath = (from: Point, to: Point, long: number): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): string =>
    `L ${to[0] - head * long * Math.cos(angle + turn)} ${to[1] - head * long * Math.sin(angle + turn)}`;
  return `M ${from.join(' ')} L ${to.join(' ')} M ${to.join(' ')} ${wing(0.5)} M ${to.join(' ')} ${wing(-0.5)}`;
};

/** The path of a mark in SVG, over a picture of this size. */
export const markPath = (mark: Exclude<Mark, { kind: 'text' }>, size: Size): string => {
  const [x1, y1] = pointAt(mark.from, size);
  const [x2, y2] = pointAt(mark.to, size);
  if (mark.kind === 'arrow') return arrowPath([x1, y1], [x2, y2], Math.max(size.width, size.height));
  return `M ${Math.min(x1, x2)} ${(y1 + y2) / 2}
    a ${Math.abs(x2 - x1) / 2} ${Math.abs(y2 - y1) / 2} 0 1 0 ${Math.abs(x2 - x1)} 0
    a ${Math.abs(x2 - x1) / 2} ${Math.abs(y2 - y1) / 2} 0 1 0 ${-Math.abs(x2 - x1)} 0`;
};
