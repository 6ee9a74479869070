import type { Flag } from '#platform/contract/flags';

export const termsFlags = ['hasAccessAdminJobs', 'admin.canEditContract'] as const satisfies readonly Flag[];

/** Only people who manage contracts may read prices and other terms. */
export const mayReadTerms = (flags: ReadonlySet<Flag>): boolean => termsFlags.some((flag) => flags.has(flag));
