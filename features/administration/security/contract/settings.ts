import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Maximum number of roles. */
const maxRoles = 100;

/** Maximum number of hours for which support may be allowed to make changes. */
export const maxSupportHours = 72;

export const requiredFor = ['no-one', 'roles', 'everyone'] as const;

const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

const rules = {
  second_factor_for: z.enum(requiredFor),
  /** Used only with `roles`. */
  second_factor_role_ids: z.array(field.id).max(maxRoles).refine(distinct, 'not_allowed'),
  /** Days of grace, counted from the day from which a second factor is required. */
  second_factor_grace_days: z.int().min(0).max(90),
  /** Days after which a session ends, remembered or not. */
  session_days: z.int().min(1).max(30),
  /** Days for which failed logins are kept. */
  failed_sign_in_days: z.int().min(7).max(365),
};

export const securitySettings = z.object({
  ...rules,
  /** Null while support may only look. */
  support_writes_until: z.string().nullable(),
  /** Number of active people of the organization without a second factor. */
  without_second_factor: z.int(),
  updated_at: z.string(),
});

export type SecuritySettings = z.infer<typeof securitySettings>;

const access = { all: ['hasAccessAdminCompanySettings'] } as const;

export const securitySettingsEndpoints = {
  getSecuritySettings: endpoint({
    method: 'GET',
    path: '/admin/security/settings',
    summary:
      'Who needs a second factor, how long sessions and traces are kept, whether support may change things',
    access,
    answer: securitySettings,
  }),
  updateSecuritySettings: endpoint({
    method: 'PUT',
    path: '/admin/security/settings',
    summary: 'Save them; grace begins for whoever is asked newly',
    access,
    body: z.strictObject({ ...rules, updated_at: field.updatedAt }),
    answer: securitySettings,
    rate: 'write',
    audit: 'security.updated',
  }),
  allowSupport: endpoint({
    method: 'PUT',
    path: '/admin/security/support',
    summary: 'Let support change things for some hours; 0 ends it. Support itself may not',
    access,
    body: z.strictObject({ hours: z.int().min(0).max(maxSupportHours) }),
    answer: securitySettings,
    rate: 'write',
    audit: 'security.updated',
  }),
};
