import { z } from 'zod';
import { license } from '#features/accounts/access/contract';
import { organization } from '#features/accounts/organizations/contract';
import * as field from '#platform/contract/fields';
import { type Flag, flags } from '#platform/contract/flags';

/** The signed-in person, with the organization this session works in. */
export const signedInUser = z.object({
  id: field.id,
  super_admin: z.int().min(0).max(1),
  admin: z.boolean(),
  default_organization_id: field.id,
  default_organization: organization,
  /** All organizations that the person may switch to. */
  organizations: z.array(z.object({ id: field.id, name: z.string(), slug: z.string() })),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  /** Null for people who log in by their employee code. */
  email: z.string().nullable(),
  employee_code: z.string().nullable(),
  phone: z.string().nullable(),
  license,
  created_at: z.string(),
  profile_photo_id: field.id.nullable(),
  profile_photo_url: z.string().nullable(),
  dashboard: z.string(),
  locale: field.locale,
  /** Whether single-letter keyboard shortcuts are on. */
  shortcuts: z.boolean(),
  /** The password is a temporary one: nothing opens until the person has chosen a new one. */
  must_change_password: z.boolean(),
  /** Present when the organization requires a second factor that the person lacks. `first`: nothing opens without it. */
  second_factor: z.object({ due_at: z.string(), first: z.boolean() }).nullable(),
  /** Present for support in an organization to which it does not belong, with the moment until which it may change things. */
  support: z.object({ writes_until: z.string().nullable() }).nullable(),
  updated_at: z.string(),
});

export type SignedInUser = z.infer<typeof signedInUser>;

/** The methods of the second step. The challenge is sent with the answer and is valid for ten minutes. */
export const secondStep = z.object({
  methods: z.array(z.enum(['totp', 'text', 'recovery-code', 'passkey'])),
  challenge_id: z.string(),
  /** The person uses texted codes, but this installation no longer sends texts; only recovery codes are left. */
  texts_off: z.boolean(),
});

export type SecondStep = z.infer<typeof secondStep>;

const groups = new Map<string, string[]>();
const topLevel: string[] = [];
for (const flag of flags) {
  const [group, name] = flag.split('.');
  if (group === undefined || name === undefined) topLevel.push(flag);
  else groups.set(group, [...(groups.get(group) ?? []), name]);
}

const booleans = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((n) => [n, z.boolean()])));

/** All flags of the product, grouped as their names are, and what the shell needs at start. */
export const settings = booleans(topLevel)
  .extend(Object.fromEntries([...groups].map(([group, names]) => [group, booleans(names)])))
  .extend({
    build: z.string(),
    product_name: z.string(),
    cleancodeUrl: z.string().nullable(),
    map_style_url: z.string().nullable(),
    /** Whether this installation has a file with the streets of the map. */
    map_tiles: z.boolean(),
    /** Whether this installation can send text messages. */
    text_messages: z.boolean(),
  });

export type Settings = z.infer<typeof settings>;

/** `{hasAccessTasks: true, tasks: {canAddTask: true}}` for a set of flags; all other flags are false. */
export const groupFlags = (held: ReadonlySet<Flag>): Record<string, boolean | Record<string, boolean>> => ({
  ...Object.fromEntries(topLevel.map((flag) => [flag, held.has(flag as Flag)])),
  ...Object.fromEntries(
    [...groups].map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name, held.has(`${group}.${name}` as Flag)])),
    ]),
  ),
});

/** The flags that are true in a settings answer; absent ones count as false. */
export const grantedFlags = (answer: Record<string, unknown>): ReadonlySet<Flag> =>
  new Set(
    flags.filter((flag) => {
      const [group, name] = flag.split('.');
      if (group === undefined || name === undefined) return answer[flag] === true;
      return (answer[group] as Record<string, unknown> | undefined)?.[name] === true;
    }),
  );
