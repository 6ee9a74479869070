import { type DragEvent, useRef } from 'react';

type Rows = {
  /** CSS selector of the rows that are dragged and dropped on. */
  rows: string;
  /** The row whose place the dragged row takes, or null where it may not go. By default the row under the pointer. */
  placeOf?: (dragged: HTMLElement, over: HTMLElement) => HTMLElement | null;
  onDrop: (dragged: HTMLElement, place: HTMLElement) => void;
};

/** Handlers for the element around rows that people put into order. The place is marked (`data-over`) without drawing the
 * other rows again. */
export const useRowDrag = ({ rows, placeOf = (_, over) => over, onDrop }: Rows) => {
  const dragged = useRef<HTMLElement | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const rowOf = (event: DragEvent): HTMLElement | null =>
    (event.target as HTMLElement).closest<HTMLElement>(rows);
  const mark = (row: HTMLElement | null) => {
    if (marked.current === row) return;
    marked.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    marked.current = row;
  };
  const target = (event: DragEvent): HTMLElement | null => {
    const [from, over] = [dragged.current, rowOf(event)];
    const place = from && over && placeOf(from, over);
    return place === from ? null : place;
  };
  const end = () => {
    mark(null);
    dragged.current = null;
  };
  return {
    onDragStart: (event: DragEvent) => {
      dragged.current = rowOf(event);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver: (event: DragEvent) => {
      const row = target(event);
      mark(row);
      if (row) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [from, row] = [dragged.current, target(event)];
      event.preventDefault();
      end();
      if (from && row) onDrop(from, row);
    },
    onDragEnd: end,
  };
};
