import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePhone } from '#platform/web/ui/index';

const gap = 4;

/** Minimum width of a thumbnail in pixels, when several are in a row. */
const narrowest = 124;

const phoneColumns = 3;

const useWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};

/** The number of photos in a row, and the height of a row. Both are known before the photos load. */
export const useColumns = (ref: RefObject<HTMLElement | null>) => {
  const width = useWidth(ref);
  const phone = usePhone();
  const fitting = Math.max(phoneColumns, Math.floor((width + gap) / (narrowest + gap)));
  const columns = phone ? phoneColumns : fitting;
  const cell = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, width, rowHeight: Math.round((cell * 3) / 4) + gap };
};
