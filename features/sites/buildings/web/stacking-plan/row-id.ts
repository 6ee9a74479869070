import type { Segment } from '../../contract/index.ts';

/** HTML id of the row that says who a segment is. A tenant has one for each of its floors. */
export const rowId = (floor: { id: number }, { kind, id }: Segment): string => `${kind}-${id}-on-${floor.id}`;
