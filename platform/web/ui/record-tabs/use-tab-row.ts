import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The open tab keeps this distance to the edges, behind which more tabs may be hidden. */
const margin = 44;

/** Moves only the row: `scrollIntoView` would move the page too. */
const show = (row: HTMLElement, tab: HTMLElement): void => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const seen = inner.left >= outer.left + margin && inner.right <= outer.right - margin;
  if (!seen) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
};

const markEdges = (row: HTMLElement): void => {
  row.toggleAttribute('data-before', row.scrollLeft > 1);
  row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
};

/** A row of tabs that may be wider than the screen: shows the open one, marks the edges that hide others, and says
 * whether the row is too narrow. `tabs` names what stands in it: when that changes, it is measured again. */
export const useTabRow = (open: string | undefined, tabs: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const [crowded, setCrowded] = useState(false);
  const [measure] = useState(() => () => {
    const row = ref.current;
    if (!row?.parentElement) return;
    setCrowded(row.scrollWidth > row.parentElement.clientWidth + 1);
    const tab = row.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) show(row, tab);
    markEdges(row);
  });
  useLayoutEffect(() => {
    if (open && tabs) measure();
  }, [open, tabs, measure]);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const scrolled = () => markEdges(row);
    const sized = new ResizeObserver(measure);
    row.addEventListener('scroll', scrolled, { passive: true });
    sized.observe(row);
    return () => {
      row.removeEventListener('scroll', scrolled);
      sized.disconnect();
    };
  }, [measure]);
  return { ref, crowded };
};
