import { useRowDrag } from '#platform/web/ui/index';

export type Dragged = { kind: 'section' | 'question'; id: string };

const partOf = ({ dataset }: HTMLElement): Dragged => ({
  kind: dataset.part === 'section' ? 'section' : 'question',
  id: dataset.id ?? '',
});

/** Props for the element around all sections. Every section and question has `data-part` and `data-id`. A section can be
 * dropped on a section; a question on a question or a section. */
export const useDrag = (onDrop: (dragged: Dragged, over: Dragged) => void) =>
  useRowDrag({
    rows: '[data-part]',
    placeOf: (from, over) =>
      from.dataset.part === 'section' ? over.closest<HTMLElement>('[data-part=section]') : over,
    onDrop: (from, place) => onDrop(partOf(from), partOf(place)),
  });
