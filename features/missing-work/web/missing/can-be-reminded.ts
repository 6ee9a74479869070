import type { MissingRow } from '../../contract/index.ts';

/** Nobody reminds themselves. */
export const canBeReminded = ({ people, excused }: MissingRow, userId: number): boolean =>
  excused === null && people.some(({ id }) => id !== userId);
