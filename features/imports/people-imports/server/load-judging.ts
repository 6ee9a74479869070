import { seesAllJobs } from '#features/accounts/access/contract';
import {
  loadRoles,
  lockRights,
  membersByAddressOrCode,
  roleNames,
  rolesOf,
} from '#features/accounts/access/server';
import { mayGive, requirePerson } from '#features/accounts/people/server';
import { plainWord } from '#features/imports/imports/contract';
import type { OwnRecords } from '#features/imports/imports/server';
import { jobsByNumber } from '#features/sites/jobs/server';
import { Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { namesIn, type PeopleImportMapping, type PersonLine } from '../contract/index.ts';
import { type Judging, keyOf } from './judging.ts';

type NamedRole = { id: number; names: readonly string[] };

/** Feminine endings of Spanish words that name who does a job, with the masculine ones. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ora$/, 'or'],
  [/nta$/, 'nte'],
  [/era$/, 'ero'],
  [/ada$/, 'ado'],
  [/rna$/, 'rno'],
  [/ica$/, 'ico'],
  [/aria$/, 'ario'],
  [/^conserja$/, 'conserje'],
  [/^jefa$/, 'jefe'],
];

const masculine = (word: string): string => {
  const [feminine, ending] = endings.find(([one]) => one.test(word)) ?? [];
  return feminine && ending ? word.replace(feminine, ending) : word;
};

/** A name the same for women and men: `Supervisora nocturna`, `Supervisor(a) nocturno/a`. */
const genderless = (name: string): string =>
  plainWord(name)
    .replaceAll(/\s*\((?:o|e)?r?as?\)/g, '')
    .split(/\s+/)
    .map((word) => masculine(word.replace(/\/\p{L}*a$/u, '').replace(/\/\p{L}*e$/u, '')))
    .join(' ');

/** Finds a role by any of its names. A name as it stands counts first, and of several roles the first in the list; then the
 * name of the other gender, where it leads to one role alone. */
export const roleByName = (roles: readonly NamedRole[]): ((name: string) => number | undefined) => {
  const exact = new Map<string, number>();
  const either = new Map<string, Set<number>>();
  for (const { id, names } of roles)
    for (const name of names) {
      const [plain, same] = [plainWord(name), genderless(name)];
      if (!exact.has(plain)) exact.set(plain, id);
      either.set(same, (either.get(same) ?? new Set()).add(id));
    }
  return (name) => {
    const found = exact.get(plainWord(name));
    if (found !== undefined) return found;
    const [id, ...others] = either.get(genderless(name)) ?? [];
    return others.length === 0 ? id : undefined;
  };
};

type Rows = readonly { row: PersonLine }[];

type Asked = Pick<PeopleImportMapping, 'existing' | 'match'>;

/** What a file changes at a person needs the right of their form; so does taking that back. */
export const mayUpdatePeople = ({ flags }: Pick<Person, 'flags'>): boolean => flags.has('admin.canEditUser');

/** The roles and jobs that the person who starts the import may give. */
export type PeoplePlan = { grantable: readonly number[]; jobs: Record<string, number>; support: boolean };

type Giver = Pick<Person, 'userId' | 'flags' | 'impersonated'>;

export const planFor = async (tenant: Tenant, person: Giver, rows: Rows): Promise<PeoplePlan> => {
  const roles = (await loadRoles(tenant)).filter(({ flags }) => mayGive(flags, person));
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
  { plan, userId, rows, mapping }: { plan: PeoplePlan; userId: number; rows: Rows; mapping: Asked },
): Promise<PeoplePlan> => {
  if (plan.support) return plan;
  await lockRights(tenant);
  const { subject } = await requirePerson(tenant, userId);
  const { flags, status, deleted } = subject;
  const may = flags.has('admin.canAddUser') && (mapping.existing !== 'update' || mayUpdatePeople({ flags }));
  if (status !== 'active' || deleted || !may) {
    throw new Problem(403, { code: 'people_import_rights_gone' });
  }
  const giver = { userId, flags, impersonated: false };
  return planFor({ ...tenant, seesAllJobs: seesAllJobs(flags) }, giver, rows);
};

/** Loads the people, roles and jobs that rows name. */
export const loadJudging = async (
  tenant: Tenant,
  rows: Rows,
  { plan, own, mapping }: { plan: PeoplePlan; own: OwnRecords; mapping: Asked },
): Promise<Judging> => {
  // Imports that were started before they could update people have neither.
  const { existing = 'skip', match = 'email' } = mapping;
  const members = await membersByAddressOrCode(tenant, {
    emails: rows.flatMap(({ row }) => row.email ?? []),
    codes: rows.flatMap(({ row }) => row.employee_code?.toLowerCase() ?? []),
  });
  const strange = members.filter(({ user_id }) => own.get(`person ${user_id}`) !== 'created');
  const updates = existing === 'update';
  const rolesOfMembers = await rolesOf(tenant, updates ? strange.map(({ user_id }) => user_id) : []);
  const known = strange.map((row) => ({
    email: row.email,
    code: row.employee_code?.toLowerCase() ?? null,
    member: {
      ...row,
      deleted: row.deleted_at !== null,
      role_ids: rolesOfMembers.get(row.user_id)?.map(({ id }) => id) ?? [],
    },
  }));
  const withKey = (updates ? known : []).flatMap(({ member }) => {
    const key = keyOf(member, match);
    return key === null ? [] : [{ key, member }];
  });
  const keyed = Map.groupBy(withKey, ({ key }) => key);
  const roles = await loadRoles(tenant);
  return {
    members: new Map(
      known.flatMap(({ email, member }) => (email === null ? [] : [[email, member] as const])),
    ),
    match,
    keyed: new Map([...keyed].map(([key, found]) => [key, found.map(({ member }) => member)])),
    codes: new Map(known.flatMap(({ code, member }) => (code === null ? [] : [[code, member] as const]))),
    roleOf: roleByName(roles.map((role) => ({ id: role.id, names: roleNames(role) }))),
    grantable: new Set(plan.grantable),
    jobs: new Map(Object.entries(plan.jobs)),
  };
};
