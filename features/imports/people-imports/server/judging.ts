import type { Remark } from '#features/imports/imports/contract';
import type { JudgedRow } from '#features/imports/imports/server';
import type { PersonKey, PersonLine } from '../contract/index.ts';
import type { KnownMember, PersonChange } from './known-member.ts';

/** The roles and jobs of a new person. */
export type NewPerson = { role_ids: number[]; job_ids: number[] };

export type JudgedPerson = JudgedRow<PersonLine> & {
  person?: NewPerson;
  change?: PersonChange;
  /** What would refuse a row that changes somebody, were it to add them. */
  faults?: Remark[];
};

export type Judging = {
  /** Members of the organization by email address, including deactivated and deleted ones. */
  members: ReadonlyMap<string, KnownMember>;
  /** The same by employee code in small letters, because a login ignores the case of the code. */
  codes: ReadonlyMap<string, KnownMember>;
  /** Whom rows find, by the key that was chosen; empty where rows change nobody. */
  keyed: ReadonlyMap<string, readonly KnownMember[]>;
  match: PersonKey;
  /** Finds a role by any of its names. */
  roleOf: (name: string) => number | undefined;
  /** Roles that the person who started the import may give. */
  grantable: ReadonlySet<number>;
  /** Jobs that this person sees, by number. */
  jobs: ReadonlyMap<string, number>;
};

export type Seen = {
  emails: Map<string, number>;
  codes: Map<string, number>;
  /** People who exist, by the line that changes them. */
  people: Map<number, number>;
};

export const memberCode = ({ status, deleted }: KnownMember): string => {
  if (deleted) return 'people_import_deleted';
  return status === 'deactivated' ? 'people_import_deactivated' : 'person_is_member';
};

export const inSmall = (code: string | null): string | null => code?.toLowerCase() ?? null;

/** By what a row finds a person; null where its cell says nothing, which is nobody's key. */
export const keyOf = (
  { email, employee_code }: Pick<PersonLine, PersonKey>,
  match: PersonKey,
): string | null => (match === 'email' ? email : inSmall(employee_code)) || null;

/** Those whom a row finds by its key. */
export const foundBy = (row: PersonLine, { keyed, match }: Judging): readonly KnownMember[] =>
  keyed.get(keyOf(row, match) ?? '') ?? [];

/** Why a row cannot have its employee code; `own` is the person who may have it already. */
export const faultsOfCode = (
  { employee_code }: Pick<PersonLine, 'employee_code'>,
  seen: Seen,
  { codes }: Judging,
  own?: number,
): Remark[] => {
  const code = inSmall(employee_code);
  if (code === null) return [];
  const holder = codes.get(code);
  if (holder && holder.user_id !== own) return [{ field: 'employee_code', code: 'employee_code_taken' }];
  const line = seen.codes.get(code);
  return line === undefined
    ? []
    : [{ field: 'employee_code', code: 'people_import_code_in_file', values: { line } }];
};
