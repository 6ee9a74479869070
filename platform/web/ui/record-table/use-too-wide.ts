import { useCallback, useState } from 'react';

/** Whether a table is wider than its container. Only then the container scrolls sideways, because the header of a table
 * inside a scrolling container does not stay visible. */
export const useTooWide = () => {
  const [tooWide, setTooWide] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const observer = new ResizeObserver(() => setTooWide(table.scrollWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { place, tooWide };
};
