import { type DragEvent, useRef } from 'react';

const rowOf = (event: DragEvent): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-floor]');

/** Handlers for the element around rows with the id of their floor as `data-floor`. The row under the pointer is marked
 * without drawing the others again. */
export const useFloorDrag = (onDrop: (id: number, to: number) => void) => {
  const dragged = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
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
      const row = rowOf(event);
      if (!dragged.current || !row) return;
      event.preventDefault();
      if (over.current !== row) mark(row);
    },
    onDrop: (event: DragEvent) => {
      const [from, row] = [dragged.current, rowOf(event)];
      event.preventDefault();
      end();
      if (from && row && from !== row) onDrop(Number(from.dataset.floor), Number(row.dataset.floor));
    },
    onDragEnd: end,
  };
};
