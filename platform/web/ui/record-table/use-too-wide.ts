import { useCallback, useState } from 'react';

/** Whether a table is wider than its place. Only then may the place scroll sideways: what scrolls keeps the head of its
 * table from staying in sight. */
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
