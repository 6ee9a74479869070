import { z } from 'zod';
import { license, membershipStatus, modules, roleName, user } from '#features/accounts/access/contract';
import * as field from '#platform/contract/fields';

export const moduleName = z.enum(modules as [(typeof modules)[number], ...(typeof modules)[number][]]);

const code = field.oneLine.max(40, 'character_limit_exceeded');

/** Maximum number of roles of one person. */
export const maxRoles = 20;

const distinct = (ids: readonly unknown[]): boolean => new Set(ids).size === ids.length;

export const rightsFields = {
  role_ids: z.array(field.id).min(1, 'required').max(maxRoles).refine(distinct, 'not_allowed'),
  /** Modules that are taken away, whatever the roles allow. */
  denied_modules: z.array(moduleName).max(modules.length).refine(distinct, 'not_allowed'),
  license,
};

/** What the office enters about a person. */
export const personFields = {
  first_name: field.personName,
  last_name: field.personName,
  /** Null for people without one: they log in with the employee code, which is required then. */
  email: field.email.nullable(),
  phone: field.phone.nullable(),
  title: field.name.nullable(),
  employee_code: code.nullable(),
  employee_number: code.nullable(),
  ...rightsFields,
};

export const personRow = z.object({
  id: field.id,
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  employee_code: z.string().nullable(),
  license,
  status: membershipStatus,
  roles: z.array(roleName),
  /** Null for people who see every job. */
  jobs: z.int().nullable(),
  last_login_at: z.string().nullable(),
  /** Only for people who have not joined. */
  invitation_expires_at: z.string().nullable(),
  profile_photo_id: field.id.nullable(),
  deleted_at: z.string().nullable(),
});

export type PersonRow = z.infer<typeof personRow>;

export const personRights = z.object({
  /** Change name, title and the other fields that the office enters. */
  update: z.boolean(),
  change_rights: z.boolean(),
  /** Change the login: email address, or phone and employee code of a person without one. The login must open only this
   * organization. */
  change_login: z.boolean(),
  /** Give a temporary password. */
  set_password: z.boolean(),
  /** Send the link again; also false when no link can reach the person. */
  invite: z.boolean(),
  deactivate: z.boolean(),
  activate: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
});

export type PersonRights = z.infer<typeof personRights>;

export const person = user.omit({ dashboard: true }).extend({
  denied_modules: z.array(moduleName),
  /** Former roles of a deleted person, to be confirmed when the person is restored. */
  former_roles: z.array(roleName),
  invited_at: z.string().nullable(),
  invitation_expires_at: z.string().nullable(),
  /** How a link reaches the person; null when nothing does. */
  invitation_way: z.enum(['mail', 'sms']).nullable(),
  deleted_at: z.string().nullable(),
  updated_at: z.string(),
  can: personRights,
});

export type PersonRecord = z.infer<typeof person>;

/** A role, and whether the reader may grant it. */
export const offeredRole = roleName.extend({ grantable: z.boolean() });

export type OfferedRole = z.infer<typeof offeredRole>;

/** What people hold, as `kind` names it. Access to sites is the only one that nobody takes over. */
export const holdingKinds = [
  'areas',
  'assignments',
  'keys',
  'shifts',
  'tasks',
  'inspections',
  'projects',
  'access',
] as const;

export const isHandedOver = ({ kind }: { kind: string }): boolean => kind !== 'access';

/** Things of one kind that a person holds, which someone else should take over when the person leaves. */
export const holding = z.object({
  kind: z.string(),
  total: z.int(),
  /** The first of them that the reader sees. */
  named: z.array(z.object({ id: field.id, label: z.string(), href: z.string().nullable() })),
});

export type Holding = z.infer<typeof holding>;

/** The successor for each kind of thing; null for nobody. */
export const handOver = z
  .array(z.strictObject({ kind: z.string().max(40), to_user_id: field.id.nullable() }))
  .max(20);

export type HandOver = z.infer<typeof handOver>;
