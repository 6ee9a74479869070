import { type DragEvent, useRef } from 'react';

export type Dragged = { kind: 'section' | 'question'; id: string };

const rowOf = (event: DragEvent): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-part]');

const partOf = ({ dataset }: HTMLElement): Dragged => ({
  kind: dataset.part === 'section' ? 'section' : 'question',
  id: dataset.id ?? '',
});

/** Handlers for the element around all sections. Every section and every question is a `data-part` with a `data-id`. The
 * part under the pointer is marked without drawing the others again. */
export const useDrag = (onDrop: (dragged: Dragged, over: Dragged) => void) => {
  const dragged = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  /** A section goes to the place of a section; a question to that of a question, or into a section. */
  const target = (event: DragEvent): HTMLElement | null => {
    const from = dragged.current;
    const row = rowOf(event);
    if (!from || !row) return null;
    const place = from.dataset.part === 'section' ? row.closest<HTMLElement>('[data-part=section]') : row;
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
      if (from && row) onDrop(partOf(from), partOf(row));
    },
    onDragEnd: end,
  };
};
