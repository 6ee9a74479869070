import type { SupplyState } from './supply.ts';

type Counted = { par_level: number; on_hand: number | null };

/** How many must be ordered to reach the par level; null until somebody counts. */
export const missingOf = ({ par_level, on_hand }: Counted): number | null =>
  on_hand === null ? null : Math.max(0, par_level - on_hand);

export const stateOf = (supply: Counted): SupplyState => {
  const missing = missingOf(supply);
  if (missing === null) return 'not_counted';
  return missing > 0 ? 'below' : 'enough';
};
