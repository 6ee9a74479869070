import { type KeyboardEvent, useEffect, useState } from 'react';

const page = 10;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + page, last),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The line that the keyboard has selected. */
export const useCursor = (
  count: number,
  { onMove, onPick }: { onMove: (at: number) => void; onPick: (at: number) => void },
) => {
  const [cursor, setCursor] = useState(-1);
  useEffect(() => setCursor((at) => Math.min(at, count - 1)), [count]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move && count > 0) {
      event.preventDefault();
      const next = move(cursor, count - 1);
      setCursor(next);
      onMove(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor >= 0) {
      event.preventDefault();
      onPick(cursor);
    }
  };
  return { cursor, setCursor, onKeyDown };
};
