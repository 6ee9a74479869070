import { plainWord, type Remark } from '#features/imports/contract';
import type { CleanTableRow, JudgedRow } from '#features/imports/server';
import { namesIn, type PersonLine } from '../contract/index.ts';

/** What a row writes. */
export type NewPerson = { role_ids: number[]; job_ids: number[] };

export type JudgedPerson = JudgedRow<PersonLine> & { person?: NewPerson };

export type KnownMember = { email: string; status: string; deleted: boolean };

export type Judging = {
  /** Everybody of the organization by address, whether they are there or gone. */
  members: ReadonlyMap<string, KnownMember>;
  codes: ReadonlySet<string>;
  /** By every name that people know a role by. */
  roles: ReadonlyMap<string, number>;
  /** Roles that whoever started the import may give. */
  grantable: ReadonlySet<number>;
  /** Jobs that they see, by number. */
  jobs: ReadonlyMap<string, number>;
};

type Seen = { emails: Map<string, number>; codes: Map<string, number> };

const memberCode = ({ status, deleted }: KnownMember): string => {
  if (deleted) return 'people_import_deleted';
  return status === 'deactivated' ? 'people_import_deactivated' : 'person_is_member';
};

/** Ids of what a cell names; each name that is unknown or refused is a remark. */
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

const judgeRow = (
  { line, cells, row, faults, warnings }: CleanTableRow<PersonLine>,
  seen: Seen,
  { members, codes, ...judging }: Judging,
): JudgedPerson => {
  const common = { line, cells, row, warnings };
  const roles = idsOf('roles', row.roles, (name) => {
    const id = judging.roles.get(plainWord(name));
    if (id === undefined) return 'people_import_role_unknown';
    return judging.grantable.has(id) ? id : 'people_import_role_beyond';
  });
  const jobs = idsOf('jobs', row.jobs, (name) => judging.jobs.get(name) ?? 'people_import_job_unknown');
  const reasons = [...faults, ...roles.reasons, ...jobs.reasons];
  const { email, employee_code: code } = row;
  const there = members.get(email);
  if (there) {
    return { ...common, outcome: 'duplicate', reasons: [{ field: 'email', code: memberCode(there) }] };
  }
  const sameEmail = seen.emails.get(email);
  if (sameEmail !== undefined) {
    const said = { field: 'email', code: 'import_row_in_file', values: { line: sameEmail } };
    return { ...common, outcome: 'duplicate', reasons: [said] };
  }
  if (code !== null) {
    const sameCode = seen.codes.get(code);
    if (codes.has(code)) reasons.push({ field: 'employee_code', code: 'employee_code_taken' });
    else if (sameCode !== undefined) {
      reasons.push({
        field: 'employee_code',
        code: 'people_import_code_in_file',
        values: { line: sameCode },
      });
    }
  }
  if (reasons.length > 0) return { ...common, outcome: 'invalid', reasons };
  seen.emails.set(email, line);
  if (code !== null) seen.codes.set(code, line);
  return { ...common, outcome: 'created', reasons: [], person: { role_ids: roles.ids, job_ids: jobs.ids } };
};

/** What becomes of each row, in the order of the file. */
export const judgeRows = (rows: readonly CleanTableRow<PersonLine>[], judging: Judging): JudgedPerson[] => {
  const seen: Seen = { emails: new Map(), codes: new Map() };
  return rows.map((row) => judgeRow(row, seen, judging));
};
