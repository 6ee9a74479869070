import type { RightRule } from '#features/accounts/access/server';
import { flags } from '#platform/contract/flags';
import { outranks } from './people-policy.ts';

const everything = { flags: new Set(flags.filter((flag) => !/\.only[A-Z]/.test(flag))) };

/** A person who lacks any right cannot change people who have it. */
export const peopleRightRules: Record<string, RightRule> = {
  reach: {
    pages: ['/admin/user'],
    limit: (person) =>
      person.flags.has('admin.canEditUser') && outranks(everything, person) ? 'limit_people_reach' : null,
  },
};
