import { seesAllJobs } from '#features/access/contract';
import { roleNames } from '#features/access/server';
import { plainWord } from '#features/imports/contract';
import type { OwnRecords } from '#features/imports/server';
import { jobsByNumber } from '#features/jobs/server';
import { findPerson, mayGive } from '#features/people/server';
import { listRoles, lockRights, membersByAddressOrCode } from '#features/users/server';
import { Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { namesIn, type PersonLine } from '../contract/index.ts';
import type { Judging } from './judge-rows.ts';

type Rows = readonly { row: PersonLine }[];

/** The roles and jobs that the person who starts the import may give. */
export type PeoplePlan = { grantable: readonly number[]; jobs: Record<string, number>; support: boolean };

type Giver = Pick<Person, 'userId' | 'flags' | 'impersonated'>;

export const planFor = async (tenant: Tenant, person: Giver, rows: Rows): Promise<PeoplePlan> => {
  const roles = (await listRoles(tenant)).filter(({ flags }) => mayGive(flags, person));
  const numbers = [...new Set(rows.flatMap(({ row }) => namesIn(row.jobs)))];
  const jobs = await jobsByNumber(tenant, numbers);
  return {
    grantable: roles.map(({ id }) => id),
    jobs: Object.fromEntries(jobs.map(({ job_number, job_id }) => [job_number, job_id])),
    support: person.impersonated,
  };
};

/** What the same person may give when rows are written, since an import may wait for hours or be tried again a week later.
 * The lock lets a change of their rights wait for the rows under way; later rows are refused. Support is no member: its
 * permission was checked at the start. */
export const planOfToday = async (
  tenant: Tenant,
  { plan, userId, rows }: { plan: PeoplePlan; userId: number; rows: Rows },
): Promise<PeoplePlan> => {
  if (plan.support) return plan;
  await lockRights(tenant);
  const { subject } = await findPerson(tenant, userId);
  const { flags, status, deleted } = subject;
  if (status !== 'active' || deleted || !flags.has('admin.canAddUser')) {
    throw new Problem(403, { code: 'people_import_rights_gone' });
  }
  const giver = { userId, flags, impersonated: false };
  return planFor({ ...tenant, seesAllJobs: seesAllJobs(flags) }, giver, rows);
};

/** Loads the people, roles and jobs that rows name. */
export const loadJudging = async (
  tenant: Tenant,
  rows: Rows,
  { plan, own }: { plan: PeoplePlan; own: OwnRecords },
): Promise<Judging> => {
  const members = await membersByAddressOrCode(tenant, {
    emails: rows.flatMap(({ row }) => row.email ?? []),
    codes: rows.flatMap(({ row }) => row.employee_code?.toLowerCase() ?? []),
  });
  const strange = members.filter(({ user_id }) => !own.has(`person ${user_id}`));
  const known = strange.map(({ email, employee_code, status, deleted_at }) => ({
    email,
    code: employee_code?.toLowerCase() ?? null,
    member: { status, deleted: deleted_at !== null },
  }));
  const roles = await listRoles(tenant);
  return {
    members: new Map(
      known.flatMap(({ email, member }) => (email === null ? [] : [[email, member] as const])),
    ),
    codes: new Map(known.flatMap(({ code, member }) => (code === null ? [] : [[code, member] as const]))),
    // Of several roles with one name the first counts, as in the list of roles.
    roles: new Map(
      roles
        .toReversed()
        .flatMap((role) => roleNames(role).map((name) => [plainWord(name), role.id] as const)),
    ),
    grantable: new Set(plan.grantable),
    jobs: new Map(Object.entries(plan.jobs)),
  };
};
