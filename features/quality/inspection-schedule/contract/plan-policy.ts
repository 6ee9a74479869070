import type { Flag } from '#platform/contract/flags';

export type Planner = { userId: number; flags: ReadonlySet<Flag>; license: 'full' | 'viewer' };

/** Whether the person may plan for others, too. */
export const plansForAll = ({ flags, license }: Planner): boolean =>
  license !== 'viewer' && flags.has('admin.canEditInspections');

/** Inspectors may take an inspection that nobody has, move their own, and give it back. `inspectors` are those before and
 * after the change. */
export const mayPlan = (planner: Planner, inspectors: readonly (number | null)[]): boolean =>
  plansForAll(planner) ||
  (planner.license !== 'viewer' &&
    planner.flags.has('inspections.canEdit') &&
    inspectors.every((id) => id === null || id === planner.userId));
