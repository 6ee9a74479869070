import type { PersonAccess } from '#features/accounts/people/server';
import { dropAccess } from '../scope/give-access.ts';
import { accessOf, lockAccessOf, namedJobs } from '../scope/job-site-access-repository.ts';
import { moveAccess } from '../scope/set-job-site-access.ts';

/** Reads the job-site access of a person, ends it for one who is deleted, and gives it back to one who is restored. */
export const personAccess: PersonAccess = {
  of: accessOf,
  end: async (tenant, userId) => {
    await lockAccessOf(tenant, userId);
    const ids = await accessOf({ ...tenant, seesAllJobs: true }, userId);
    await dropAccess(tenant, userId);
    return ids;
  },
  name: namedJobs,
  giveBack: (call, userId, come) => moveAccess(call, userId, { gone: [], come }),
};
