import type { Membership } from '#features/accounts/access/server';
import { type Difference, differenceOf, filledIn } from '#features/imports/imports/server';

const fields = ['first_name', 'last_name', 'phone', 'title', 'employee_code'] as const;

/** The fields of a person that a file may change. */
export type PersonFields = Pick<Membership, (typeof fields)[number]>;

/** Somebody of the organization, as a list of people finds them. */
export type KnownMember = PersonFields & {
  user_id: number;
  email: string | null;
  license: string;
  status: string;
  deleted: boolean;
  /** Only loaded where rows may change people. */
  role_ids: readonly number[];
};

/** What a row changes at a person, with the values before. */
export type PersonChange = { id: number } & Difference<PersonFields>;

/** The fields that a row says otherwise. Empty cells change nothing but what they empty. Who has no email address logs in with the
 * code, and is reached by phone: a file changes neither. */
export const changeOf = (
  entered: PersonFields,
  member: KnownMember,
  emptied?: ReadonlySet<string>,
): PersonChange | null => {
  const ofLogin: readonly string[] = member.email === null ? ['phone', 'employee_code'] : [];
  const free = fields.filter((name) => !ofLogin.includes(name));
  const change = differenceOf<PersonFields>(
    member,
    filledIn(Object.fromEntries(free.map((name) => [name, entered[name]])), emptied),
  );
  return change ? { id: member.user_id, ...change } : null;
};
