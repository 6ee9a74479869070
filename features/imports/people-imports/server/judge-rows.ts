import type { Remark } from '#features/imports/imports/contract';
import type { CleanTableRow } from '#features/imports/imports/server';
import { namesIn, type PersonLine } from '../contract/index.ts';
import {
  faultsOfCode,
  foundBy,
  inSmall,
  type JudgedPerson,
  type Judging,
  memberCode,
  type Seen,
} from './judging.ts';
import { changeOf, type KnownMember } from './known-member.ts';

/** What a new person needs, and somebody who exists has. */
const ofNewPeople = new Set(['required', 'people_import_no_login']);

const otherRoles = (cell: string, { role_ids }: KnownMember, { roleOf }: Judging): boolean => {
  const named = new Set(namesIn(cell).map(roleOf));
  return named.size > 0 && named.symmetricDifference(new Set<number | undefined>(role_ids)).size > 0;
};

/** What a file says otherwise and no file changes: with what a person logs in, and what they may do and see. */
const keptFields = (row: PersonLine, member: KnownMember, judging: Judging): Remark[] => {
  const fields = [
    ...(row.email !== null && row.email !== member.email ? ['email'] : []),
    ...(otherRoles(row.roles, member, judging) ? ['roles'] : []),
    ...(row.given_license !== null && row.given_license !== member.license ? ['license'] : []),
    ...(row.locale === null ? [] : ['locale']),
    ...(row.jobs === '' ? [] : ['jobs']),
    ...(member.email === null && row.phone !== null && row.phone !== member.phone ? ['phone'] : []),
    ...(member.email === null && row.employee_code !== null && row.employee_code !== member.employee_code
      ? ['employee_code']
      : []),
  ];
  return fields.map((field) => ({ field, code: 'people_import_field_kept' }));
};

/** What a row does to the person whom it finds. */
const judgeChange = (
  { line, cells, row, emptied, faults, warnings }: CleanTableRow<PersonLine>,
  member: KnownMember,
  seen: Seen,
  judging: Judging,
): JudgedPerson => {
  const field = judging.match;
  const common = { line, cells, row, emptied, faults, warnings };
  const duplicate = (code: string, values?: { line: number }): JudgedPerson => ({
    ...common,
    outcome: 'duplicate',
    reasons: [values ? { field, code, values } : { field, code }],
  });
  if (member.deleted || member.status === 'deactivated') return duplicate(memberCode(member));
  const change = changeOf(row, member, emptied);
  const code = change?.after.employee_code ?? null;
  const reasons = [
    ...faults.filter((fault) => !ofNewPeople.has(fault.code)),
    ...faultsOfCode({ employee_code: code }, seen, judging, member.user_id),
  ];
  if (reasons.length > 0) return { ...common, outcome: 'invalid', reasons };
  const before = seen.people.get(member.user_id);
  if (before !== undefined) return duplicate('import_row_in_file', { line: before });
  seen.people.set(member.user_id, line);
  const codeKey = inSmall(code);
  if (codeKey !== null) seen.codes.set(codeKey, line);
  const kept = keptFields(row, member, judging);
  const all = { warnings: [...warnings, ...kept] };
  if (change) return { ...common, ...all, outcome: 'updated', reasons: [], change };
  return { ...duplicate(kept.length > 0 ? 'people_import_exists_kept' : 'import_exists_same'), ...all };
};

/** The ids of what a cell names. Each unknown or refused name becomes a remark. */
const idsOf = (
  field: 'roles' | 'jobs',
  cell: string,
  idOf: (name: string) => number | string,
): { ids: number[]; reasons: Remark[] } => {
  const ids = new Set<number>();
  const reasons: Remark[] = [];
  for (const name of namesIn(cell)) {
    const found = idOf(name);
    if (typeof found === 'number') ids.add(found);
    else reasons.push({ field, code: found, values: { text: name.slice(0, 60) } });
  }
  return { ids: [...ids], reasons };
};

/** Finds a member or an earlier row with the same email address or, without an address, with the same employee code. */
const duplicateOf = (
  { email, employee_code }: PersonLine,
  seen: Seen,
  { members, codes }: Judging,
): Remark | null => {
  const code = inSmall(employee_code);
  const field = email === null ? 'employee_code' : 'email';
  const there = email === null ? codes.get(code ?? '') : members.get(email);
  if (there) return { field, code: memberCode(there) };
  const line = email === null ? seen.codes.get(code ?? '') : seen.emails.get(email);
  return line === undefined ? null : { field, code: 'import_row_in_file', values: { line } };
};

const judgeRow = (cleaned: CleanTableRow<PersonLine>, seen: Seen, judging: Judging): JudgedPerson => {
  const { line, cells, row, faults, warnings } = cleaned;
  const common = { line, cells, row, warnings };
  const [there, ...others] = foundBy(row, judging);
  if (others.length > 0) {
    const values = { count: others.length + 1 };
    const several = { field: judging.match, code: 'people_import_several', values };
    return { ...common, outcome: 'invalid', reasons: [several] };
  }
  if (there) return judgeChange(cleaned, there, seen, judging);
  const duplicate = duplicateOf(row, seen, judging);
  if (duplicate) return { ...common, outcome: 'duplicate', reasons: [duplicate] };
  const roles = idsOf('roles', row.roles, (name) => {
    const id = judging.roleOf(name);
    if (id === undefined) return 'people_import_role_unknown';
    return judging.grantable.has(id) ? id : 'people_import_role_beyond';
  });
  const jobs = idsOf('jobs', row.jobs, (name) => judging.jobs.get(name) ?? 'people_import_job_unknown');
  const reasons = [...faults, ...roles.reasons, ...jobs.reasons, ...faultsOfCode(row, seen, judging)];
  if (reasons.length > 0) return { ...common, outcome: 'invalid', reasons };
  const code = inSmall(row.employee_code);
  if (row.email !== null) seen.emails.set(row.email, line);
  if (code !== null) seen.codes.set(code, line);
  return { ...common, outcome: 'created', reasons: [], person: { role_ids: roles.ids, job_ids: jobs.ids } };
};

/** Decides about each row, in the order of the file. */
export const judgeRows = (rows: readonly CleanTableRow<PersonLine>[], judging: Judging): JudgedPerson[] => {
  const seen: Seen = { emails: new Map(), codes: new Map(), people: new Map() };
  return rows.map((row) => judgeRow(row, seen, judging));
};
