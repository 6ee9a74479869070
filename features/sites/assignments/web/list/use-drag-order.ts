import { useRowDrag } from '#platform/web/ui/index';

const draggable = '[draggable="true"][data-assignment]';

const idIn = (row: HTMLElement): number =>
  Number(row.querySelector<HTMLElement>(draggable)?.dataset.assignment);

/** For the element around a table whose rows hold `data-assignment`. */
export const useDragOrder = (onDrop: (id: number, to: number) => void) =>
  useRowDrag({
    rows: `tr:has(${draggable})`,
    onDrop: (from, place) => onDrop(idIn(from), idIn(place)),
  });
