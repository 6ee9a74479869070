import type { FoundJob } from '#features/jobs/server';
import { refused } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import { countFlags } from '../contract/index.ts';

type Site = Pick<FoundJob, 'status'>;

/** A site is prepared before its work begins; once that has ended, only read. */
export const mayEdit = ({ flags }: Person, { status }: Site): boolean =>
  flags.has('admin.canEditSupplies') && status !== 'inactive';

/** Whoever works at the site counts: people with tasks or supplies of it to change. */
export const mayCount = ({ flags }: Person, { status }: Site): boolean =>
  countFlags.some((flag) => flags.has(flag)) && status === 'active';

/** A request is a task. */
export const mayRequest = ({ flags }: Person, { status }: Site): boolean =>
  flags.has('hasAccessTasks') && flags.has('tasks.canAddTask') && status === 'active';

export const requireOpen = ({ status }: Site): void => {
  if (status === 'inactive') throw refused('job_is_inactive');
};

export const requireActive = ({ status }: Site): void => {
  if (status !== 'active') throw refused('job_not_active');
};
