import type { Flag } from '#platform/contract/flags';

export const writeFlags = ['admin.canEditJobSite', 'reports.canEdit'] as const satisfies readonly Flag[];

/** Whether somebody with these flags may write notes of the jobs they see. */
export const mayWriteNotes = (flags: ReadonlySet<Flag>): boolean =>
  writeFlags.some((flag) => flags.has(flag));
