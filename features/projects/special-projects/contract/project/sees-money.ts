import type { Flag } from '#platform/contract/flags';

/** Prices and estimates are for those who enter them and those who invoice them. One of these shows them. */
export const moneyFlags = [
  'specialProjects.canCreate',
  'specialProjects.canUpdate',
  'specialProjects.canViewInvoices',
] as const satisfies Flag[];

export const seesMoney = (flags: ReadonlySet<Flag>): boolean => moneyFlags.some((flag) => flags.has(flag));
