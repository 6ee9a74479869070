import { type DragEvent, useRef, useState } from 'react';

const topLevel = 'top';

const rowOf = (event: DragEvent): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-area]');

const idOf = (row: HTMLElement): number | null =>
  row.dataset.area === topLevel ? null : Number(row.dataset.area);

/** Handlers for the element around all rows. Each row has its id as `data-area`; `top` marks the place where a dropped area
 * becomes a region. The row under the pointer is marked without drawing the others again. */
export const useDrag = (onDrop: (id: number, to: number | null) => void) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  const target = (event: DragEvent): HTMLElement | null => {
    const row = dragged === null ? null : rowOf(event);
    return row && idOf(row) !== dragged ? row : null;
  };
  const end = () => {
    mark(null);
    setDragged(null);
  };
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event);
      if (!row) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.dataset.name ?? '');
      // Delayed, because the browser ends a drag when the page changes while the drag begins.
      setTimeout(() => setDragged(idOf(row)));
    },
    onDragOver: (event: DragEvent) => {
      const row = target(event);
      mark(row);
      if (row) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) mark(null);
    },
    onDrop: (event: DragEvent) => {
      const row = target(event);
      event.preventDefault();
      if (row && dragged !== null) onDrop(dragged, idOf(row));
      end();
    },
    onDragEnd: end,
  };
  return { dragged, handlers };
};
