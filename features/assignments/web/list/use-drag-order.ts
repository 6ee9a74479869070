import { type DragEvent, useRef } from 'react';

const rowOf = (event: DragEvent): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('tr');

const idIn = (row: HTMLElement | null): number | undefined => {
  const named = row?.querySelector<HTMLElement>('[draggable="true"][data-assignment]');
  return named ? Number(named.dataset.assignment) : undefined;
};

/** Handlers for the element around a table whose rows hold `data-assignment`. The row under the pointer is marked
 * without drawing the others again. */
export const useDragOrder = (onDrop: (id: number, to: number) => void) => {
  const dragged = useRef<number | undefined>(undefined);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    over.current?.removeAttribute('data-over');
    over.current = row;
    row?.setAttribute('data-over', '');
  };
  return {
    onDragStart: (event: DragEvent) => {
      dragged.current = idIn(rowOf(event));
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver: (event: DragEvent) => {
      const row = rowOf(event);
      if (dragged.current === undefined || idIn(row) === undefined) return;
      event.preventDefault();
      if (over.current !== row) mark(row);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const to = idIn(rowOf(event));
      if (dragged.current !== undefined && to !== undefined) onDrop(dragged.current, to);
    },
    onDragEnd: () => {
      mark(null);
      dragged.current = undefined;
    },
  };
};
