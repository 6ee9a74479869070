import { useRowDrag } from '#platform/web/ui/index';

const idOf = (row: HTMLElement): number => Number(row.dataset.instruction);

/** For the element around all rows, each of which has its id as `data-instruction` and is below the element of its room:
 * what is dragged stays in it. */
export const useDragOrder = (onDrop: (id: number, to: number) => void) =>
  useRowDrag({
    rows: '[data-instruction]',
    placeOf: (from, over) => (over.parentElement === from.parentElement ? over : null),
    onDrop: (from, place) => onDrop(idOf(from), idOf(place)),
  });
