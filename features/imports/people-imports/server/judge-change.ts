import type { Remark } from '#features/imports/imports/contract';
import type { CleanTableRow } from '#features/imports/imports/server';
import { namesIn, type PersonLine } from '../contract/index.ts';
import { faultsOfCode, inSmall, type JudgedPerson, type Judging, memberCode, type Seen } from './judging.ts';
import { changeOf, type KnownMember } from './known-member.ts';

/** What a new person needs, and somebody who exists has. */
const ofNewPeople = new Set(['required', 'people_import_no_login']);

const otherRoles = (cell: string, { role_ids }: KnownMember, { roleOf }: Judging): boolean => {
  const said = new Set(namesIn(cell).map(roleOf));
  return said.size > 0 && said.symmetricDifference(new Set<number | undefined>(role_ids)).size > 0;
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
export const judgeChange = (
  { line, cells, row, emptied, faults, warnings }: CleanTableRow<PersonLine>,
  member: KnownMember,
  seen: Seen,
  judging: Judging,
): JudgedPerson => {
  const field = judging.match;
  const common = { line, cells, row, emptied, faults, warnings };
  const duplicate = (code: string, values?: { line: number }): JudgedPerson => ({
    ...{ ...common, outcome: 'duplicate', reasons: [values ? { field, code, values } : { field, code }] },
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
