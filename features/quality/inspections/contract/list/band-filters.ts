import { scoreBands } from '../score/band.ts';

/** A band of scores, or none because nothing scored was answered. */
export const bandFilters = [...scoreBands, 'none'] as const;
