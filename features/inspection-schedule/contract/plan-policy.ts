import type { Flag } from '#platform/contract/flags';

export type Planner = { userId: number; flags: ReadonlySet<Flag>; license: 'full' | 'viewer' };

/** Plans for others. */
export const plansForAll = ({ flags, license }: Planner): boolean =>
  license !== 'viewer' && flags.has('admin.canEditInspections');

/** Inspectors take what nobody has taken, move their own, and give it back. `inspectors`: before and after. */
export const mayPlan = (planner: Planner, inspectors: readonly (number | null)[]): boolean =>
  plansForAll(planner) ||
  (planner.license !== 'viewer' &&
    planner.flags.has('inspections.canEdit') &&
    inspectors.every((id) => id === null || id === planner.userId));
