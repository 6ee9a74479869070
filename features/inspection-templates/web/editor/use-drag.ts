import { useRowDrag } from '#platform/web/ui/index';

export type Dragged = { kind: 'section' | 'question'; id: string };

const partOf = ({ dataset }: HTMLElement): Dragged => ({
  kind: dataset.part === 'section' ? 'section' : 'question',
  id: dataset.id ?? '',
});

/** For the element around all sections. Every section and every question is a `data-part` with a `data-id`. A section goes
 * to the place of a section; a question to that of a question, or into a section. */
export const useDrag = (onDrop: (dragged: Dragged, over: Dragged) => void) =>
  useRowDrag({
    rows: '[data-part]',
    placeOf: (from, over) =>
      from.dataset.part === 'section' ? over.closest<HTMLElement>('[data-part=section]') : over,
    onDrop: (from, place) => onDrop(partOf(from), partOf(place)),
  });
