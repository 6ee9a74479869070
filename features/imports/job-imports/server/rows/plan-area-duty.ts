import { workHoldersByAddressOrName } from '#features/accounts/access/server';
import { areaManagerDuty } from '#features/sites/assignments/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { CleanedRow } from '../../contract/index.ts';
import { type Facts, nameKey } from './facts.ts';

/** The duty that the import gives, or why the person who starts it gives none. `notTo`: who must not be given it. */
export type ManagersPlan = { duty: number; notTo: number | null } | { refusal: string } | null;

type Rows = readonly { row: Pick<CleanedRow, 'area_manager'> }[];

const named = (rows: Rows): string[] => [
  ...new Set(rows.map(({ row }) => nameKey(row.area_manager)).filter(Boolean)),
];

/** What this person may do about area managers. Whoever sees only some sites must not give themselves more. */
export const planManagers = async (
  tenant: Tenant,
  { flags, userId }: Pick<Person, 'flags' | 'userId'>,
  rows: Rows,
): Promise<ManagersPlan> => {
  if (named(rows).length === 0) return null;
  if (!flags.has('admin.canEditAssignments') && !flags.has('admin.canEditUser'))
    return { refusal: 'import_manager_forbidden' };
  const duty = await areaManagerDuty(tenant);
  if (duty === null) return { refusal: 'import_manager_no_duty' };
  return { duty, notTo: tenant.seesAllJobs ? null : userId };
};

/** Finds people by email address or by name among those who may hold work. */
export const loadManagers = async (
  tenant: Tenant,
  rows: Rows,
  plan: ManagersPlan,
): Promise<Facts['managerOf']> => {
  if (plan === null) return () => 'import_manager_unknown';
  if ('refusal' in plan) return () => plan.refusal;
  const names = named(rows);
  const people = await workHoldersByAddressOrName(tenant, { emails: names, names });
  const ids = Map.groupBy(
    people.flatMap(({ user_id, email, name }) =>
      [email, name && nameKey(name)].flatMap((key) => (key ? [{ key, user_id }] : [])),
    ),
    ({ key }) => key,
  );
  return (name) => {
    const [first, ...others] = new Set(ids.get(nameKey(name))?.map(({ user_id }) => user_id));
    if (first === undefined) return 'import_manager_unknown';
    if (others.length > 0) return 'import_manager_several';
    return first === plan.notTo ? 'import_manager_self' : first;
  };
};
