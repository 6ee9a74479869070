import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Least width and height of the tile of a site, by the size of the letters. */
const tile = { width: 20, height: 4.6 };

const least = 1;

/** How many tiles fit into the box, in columns and rows. */
export const usePlaces = (): { box: RefObject<HTMLDivElement | null>; columns: number; rows: number } => {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState({ columns: 3, rows: 6 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const fit = (size: number, one: number) => Math.max(least, Math.floor(size / (one * em)));
      const columns = fit(element.clientWidth, tile.width);
      const rows = fit(element.clientHeight, tile.height);
      setPlaces((before) =>
        before.columns === columns && before.rows === rows ? before : { columns, rows },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, ...places };
};
