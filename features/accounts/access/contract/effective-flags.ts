import { type Flag, flags } from '#platform/contract/flags';
import { judgeFlags, type PersonGrants, restrictions } from './judge-flags.ts';

export type Grants = PersonGrants & { superAdmin: boolean };

/** A flag is held if any role has it (a restriction: if every role that opens its module has it). Then modules and the
 * license take flags away. */
export const effectiveFlags = ({ superAdmin, ...grants }: Grants): ReadonlySet<Flag> => {
  if (superAdmin) return new Set(flags.filter((flag) => !restrictions[flag]));
  return new Set(judgeFlags(grants).flatMap(({ flag, held }) => (held ? [flag] : [])));
};

/** These flags show every job. Other people see jobs by assignment, job-site access and managed areas. */
export const seesAllJobs = (held: ReadonlySet<Flag>): boolean =>
  held.has('isAdmin') || held.has('profile.canViewAllBuildings');
