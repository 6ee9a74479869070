import type { Flag } from '#platform/contract/flags';

/** How often inspections are due is said by those who plan them, at a building as at a job. */
export const mayChangeFrequency = ({ flags }: { flags: ReadonlySet<Flag> }): boolean =>
  flags.has('admin.canEditInspections');
