import type { MissingRow } from '../../../contract/index.ts';

/** Nobody reminds themselves. */
export const canBeReminded = ({ people, excused, handed_in }: MissingRow, userId: number): boolean =>
  excused === null && !handed_in && people.some(({ id }) => id !== userId);
