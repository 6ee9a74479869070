import type { Segment } from '../../contract/index.ts';

/** The tenant or vacancy whose dialog is open; without an id a new one. */
export type Opened = Pick<Segment, 'kind'> & { id: number | null };
