import type { FoundJob } from '#features/sites/jobs/server';
import { refused } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import { countFlags } from '../contract/index.ts';

type Site = Pick<FoundJob, 'status'>;

/** Supplies may be edited before the work of a site begins; once it has ended, they can only be read. */
export const mayEdit = ({ flags }: Person, { status }: Site): boolean =>
  flags.has('admin.canEditSupplies') && status !== 'inactive';

/** People who work at the site may count: those who may change its tasks or supplies. */
export const mayCount = ({ flags }: Person, { status }: Site): boolean =>
  countFlags.some((flag) => flags.has(flag)) && status === 'active';

/** A request becomes a task, so it takes the right to add tasks. */
export const mayRequest = ({ flags }: Person, { status }: Site): boolean =>
  flags.has('hasAccessTasks') && flags.has('tasks.canAddTask') && status === 'active';

export const requireOpen = ({ status }: Site): void => {
  if (status === 'inactive') throw refused('job_is_inactive');
};

export const requireActive = ({ status }: Site): void => {
  if (status !== 'active') throw refused('job_not_active');
};
