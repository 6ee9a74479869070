import { plainWord, type Remark } from '#features/imports/contract';
import type { CleanTableRow, JudgedRow } from '#features/imports/server';
import { namesIn, type PersonLine } from '../contract/index.ts';

/** The roles and jobs of a new person. */
export type NewPerson = { role_ids: number[]; job_ids: number[] };

export type JudgedPerson = JudgedRow<PersonLine> & { person?: NewPerson };

export type KnownMember = { status: string; deleted: boolean };

export type Judging = {
  /** Members of the organization by email address, including deactivated and deleted ones. */
  members: ReadonlyMap<string, KnownMember>;
  /** The same by employee code in small letters, because a login ignores the case of the code. */
  codes: ReadonlyMap<string, KnownMember>;
  /** Role ids by every name of the role. */
  roles: ReadonlyMap<string, number>;
  /** Roles that the person who started the import may give. */
  grantable: ReadonlySet<number>;
  /** Jobs that this person sees, by number. */
  jobs: ReadonlyMap<string, number>;
};

type Seen = { emails: Map<string, number>; codes: Map<string, number> };

const memberCode = ({ status, deleted }: KnownMember): string => {
  if (deleted) return 'people_import_deleted';
  return status === 'deactivated' ? 'people_import_deactivated' : 'person_is_member';
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

const inSmall = (code: string | null): string | null => code?.toLowerCase() ?? null;

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

const faultsOfCode = ({ employee_code }: PersonLine, seen: Seen, { codes }: Judging): Remark[] => {
  const code = inSmall(employee_code);
  if (code === null) return [];
  if (codes.has(code)) return [{ field: 'employee_code', code: 'employee_code_taken' }];
  const line = seen.codes.get(code);
  return line === undefined
    ? []
    : [{ field: 'employee_code', code: 'people_import_code_in_file', values: { line } }];
};

const judgeRow = (
  { line, cells, row, faults, warnings }: CleanTableRow<PersonLine>,
  seen: Seen,
  judging: Judging,
): JudgedPerson => {
  const common = { line, cells, row, warnings };
  const duplicate = duplicateOf(row, seen, judging);
  if (duplicate) return { ...common, outcome: 'duplicate', reasons: [duplicate] };
  const roles = idsOf('roles', row.roles, (name) => {
    const id = judging.roles.get(plainWord(name));
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
  const seen: Seen = { emails: new Map(), codes: new Map() };
  return rows.map((row) => judgeRow(row, seen, judging));
};
