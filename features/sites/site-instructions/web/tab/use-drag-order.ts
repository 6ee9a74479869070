import { useRowDrag } from '#platform/web/ui/index';

const idOf = (row: HTMLElement): number => Number(row.dataset.instruction);

/** Props for the element around all rows. Each row has its id as `data-instruction` and stands inside the element of its
 * room, which it cannot be dragged out of. */
export const useDragOrder = (onDrop: (id: number, to: number) => void) =>
  useRowDrag({
    rows: '[data-instruction]',
    placeOf: (from, over) => (over.parentElement === from.parentElement ? over : null),
    onDrop: (from, place) => onDrop(idOf(from), idOf(place)),
  });
