import { type RefObject, useEffect, useState } from 'react';

/** Number of lines that are rendered above and below the visible ones, for fast scrolling. */
const beyond = 6;

type Options = { count: number; height: number };

/** The lines of a scrolled list that must be rendered. All lines have the same height: a library that measures each line
 * would add a twentieth to what the page loads. */
export const useLinesInSight = (scroller: RefObject<HTMLElement | null>, { count, height }: Options) => {
  const [sight, setSight] = useState({ first: 0, lines: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const first = Math.floor(element.scrollTop / height);
      const lines = Math.ceil(element.clientHeight / height) + 1;
      setSight((known) => (known.first === first && known.lines === lines ? known : { first, lines }));
    };
    element.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    read();
    return () => {
      element.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, [scroller, height]);
  const from = Math.max(0, Math.min(sight.first, count) - beyond);
  const to = sight.lines === 0 ? 0 : Math.min(count, sight.first + sight.lines + beyond);
  return {
    lines: Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    /** Scrolls only as far as needed to show the line. */
    reveal: (line: number): void => {
      const element = scroller.current;
      if (!element) return;
      const below = (line + 1) * height - element.clientHeight;
      element.scrollTop = Math.min(line * height, Math.max(below, element.scrollTop));
    },
  };
};
