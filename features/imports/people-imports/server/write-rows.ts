import {
  grantRolesToMany,
  insertMemberships,
  loadMemberships,
  lockMembersOfImport,
  saveMembership,
} from '#features/accounts/access/server';
import { mailInvitation } from '#features/accounts/people/server';
import { createLoginsWithoutEmail, ensureLogins } from '#features/accounts/session/server';
import { recordImported, type Writing, type WrittenRow, withJudged } from '#features/imports/imports/server';
import { giveAccess } from '#features/sites/assignments/server';
import type { Locale } from '#platform/contract/fields';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { PeopleImportMapping } from '../contract/index.ts';
import { judgeRows } from './judge-rows.ts';
import type { JudgedPerson, NewPerson } from './judging.ts';
import { loadJudging, type PeoplePlan, planOfToday } from './load-judging.ts';

type Run = { userId: number; importId: number; record: { file_name: string } };

/** Changes the people whom rows found, each with an entry in their history. */
const changePeople = async (
  tenant: Tenant,
  rows: readonly JudgedPerson[],
  { userId, importId, record }: Run,
): Promise<void> => {
  for (const { change } of rows) {
    if (!change) continue;
    const { id, before, after } = change;
    await saveMembership(tenant, id, after);
    const old = new Map<string, unknown>(Object.entries(before));
    await writeAudit(
      tenant,
      { userId, impersonated: false },
      {
        action: 'user.imported',
        entity: 'user',
        entityId: id,
        note: record.file_name,
        changes: {
          import_id: [null, importId],
          ...Object.fromEntries(
            Object.entries(after).map(([name, value]) => [name, [old.get(name) ?? null, value]]),
          ),
        },
      },
    );
  }
};

export type PeopleWriting = Writing<PeopleImportMapping, PeoplePlan & { locale: Locale }>;

type Added = { row: JudgedPerson; person: NewPerson; userId: number };

/** Finds or creates a login for each row: by its email address, or by the employee code in this organization. */
const loginsOf = async (
  tenant: Tenant,
  rows: readonly { row: JudgedPerson; person: NewPerson }[],
  locale: Locale,
): Promise<Added[]> => {
  const wanted = rows.map(({ row: { row } }) => ({ email: row.email, locale: row.locale ?? locale }));
  const byAddress = await ensureLogins(
    tenant,
    wanted.flatMap(({ email, ...one }) => (email === null ? [] : [{ email, ...one }])),
  );
  const byCode = await createLoginsWithoutEmail(
    tenant,
    wanted.flatMap((one) => (one.email === null ? [one.locale] : [])),
  );
  const next = { mail: byAddress.values(), code: byCode.values() };
  return rows.map((one) => ({
    ...one,
    userId: next[one.row.row.email === null ? 'code' : 'mail'].next().value ?? 0,
  }));
};

/** Adds people as they are added one by one, with or without an invitation, but with one statement for each kind of row. */
const addPeople = async (
  tenant: Tenant,
  rows: readonly JudgedPerson[],
  { mapping, plan, userId: by, now, wiring }: PeopleWriting,
): Promise<Added[]> => {
  const hopeful = rows.flatMap((row) => (row.person ? [{ row, person: row.person }] : []));
  const added = await loginsOf(tenant, hopeful, plan.locale);
  const isMailed = ({ email }: { email: string | null }) => mapping.invite === 'now' && email !== null;
  await insertMemberships(
    tenant,
    added.map(({ row: { row }, userId }) => {
      const { roles: _roles, jobs: _jobs, locale: _locale, given_license: _given, ...fields } = row;
      const invitation = isMailed(fields) ? { invited_at: now.toISOString(), invited_by: by } : {};
      const invited = { status: 'invited', joined_at: null, created_by: by, ...invitation };
      return { ...fields, ...invited, user_id: userId };
    }),
  );
  await grantRolesToMany(
    tenant,
    added.flatMap(({ userId, person }) => person.role_ids.map((roleId) => ({ userId, roleId }))),
  );
  await giveAccess(
    tenant,
    added.flatMap(({ userId, person }) => person.job_ids.map((jobId) => ({ userId, jobId }))),
  );
  for (const { row, userId } of added) {
    if (isMailed(row.row)) await mailInvitation({ tenant, wiring }, userId);
  }
  return added;
};

/** What cleaning doubts in a row; what is said of fields that stay is found again. */
const ownWarnings = ({ warnings }: JudgedPerson): JudgedPerson['warnings'] =>
  warnings.filter(({ code }) => code !== 'people_import_field_kept');

/** Writes one part of a list of people. Rows are checked again, because people may have been added, or rights taken away,
 * meanwhile. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedPerson[],
  writing: PeopleWriting,
): Promise<WrittenRow[]> => {
  const hopeful = judged.filter(({ person, change }) => person !== undefined || change !== undefined);
  const plan = await planOfToday(tenant, { ...writing, rows: hopeful });
  // Locked first, so that a change made at this moment is either seen here or comes after.
  await lockMembersOfImport(
    tenant,
    hopeful.flatMap(({ change }) => change?.id ?? []),
  );
  const again = judgeRows(
    hopeful.map(({ faults = [], ...row }) => ({ ...row, faults, warnings: ownWarnings(row) })),
    await loadJudging(tenant, hopeful, { ...writing, plan }),
  );
  const rows = withJudged(judged, again);
  const added = await addPeople(tenant, rows, writing);
  await changePeople(tenant, rows, writing);
  const made = new Map(added.map(({ row, userId }) => [row.line, userId]));
  const ids = [...made.values()];
  await recordImported(tenant, writing, {
    action: 'user.imported',
    entity: 'user',
    records: ids.map((entityId) => ({ entityId, buildingId: null, to: 'invited' })),
  });
  const changed = rows.flatMap(({ change }) => change?.id ?? []);
  const members = await loadMemberships(tenant, [...ids, ...changed]);
  const written = new Map(members.map((row) => [row.user_id, row]));
  return rows.map((row) => {
    const { change } = row;
    const member = written.get(change?.id ?? made.get(row.line) ?? 0);
    const record = member && {
      type: 'person',
      id: member.user_id,
      page: member.user_id,
      before: change?.before ?? null,
      written_at: member.updated_at,
      name: member.name ?? '',
    };
    return { ...row, records: record ? [record] : [] };
  });
};
