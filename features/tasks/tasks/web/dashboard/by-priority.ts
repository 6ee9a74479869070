import { type PriorityLevel, priorityLevels } from '../../contract/index.ts';

/** High, medium, low: other bars go by their counts, these have an order of their own. */
export const byPriority = <B extends { key: PriorityLevel }>(bars: readonly B[]): B[] =>
  bars.toSorted((a, b) => priorityLevels.indexOf(b.key) - priorityLevels.indexOf(a.key));
