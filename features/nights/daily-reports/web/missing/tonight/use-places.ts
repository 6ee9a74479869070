import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const min = 1;

/** Least size of one item in the box, in `em`. */
type Size = { width: number; height: number };

type Places = { box: RefObject<HTMLDivElement | null>; columns: number; rows: number };

/** How many items of this size fit into the box, in columns and rows. */
export const usePlaces = ({ width, height }: Size): Places => {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState({ columns: 3, rows: 6 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const fit = (size: number, one: number) => Math.max(min, Math.floor(size / (one * em)));
      const columns = fit(element.clientWidth, width);
      const rows = fit(element.clientHeight, height);
      setPlaces((before) =>
        before.columns === columns && before.rows === rows ? before : { columns, rows },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width, height]);
  return { box, ...places };
};
