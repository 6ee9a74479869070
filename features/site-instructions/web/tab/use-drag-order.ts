import { type DragEvent, useRef } from 'react';

const rowOf = (event: DragEvent): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-instruction]');

const idOf = (row: HTMLElement): number => Number(row.dataset.instruction);

const roomOf = (row: HTMLElement | null): Element | null | undefined => row?.parentElement;

/** Handlers for the element around all rows, each of which has its id as `data-instruction` and is below the element of
 * its room: what is dragged stays in it. The row under the pointer is marked without drawing the others again. */
export const useDragOrder = (onDrop: (id: number, to: number) => void) => {
  const dragged = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  const target = (event: DragEvent): HTMLElement | null => {
    const row = rowOf(event);
    return dragged.current && row !== dragged.current && roomOf(row) === roomOf(dragged.current) ? row : null;
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
      if (from && row) onDrop(idOf(from), idOf(row));
    },
    onDragEnd: end,
  };
};
