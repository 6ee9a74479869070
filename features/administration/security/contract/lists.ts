import { z } from 'zod';
import { roleName } from '#features/accounts/access/contract';
import { failedReason } from '#features/accounts/session/contract';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';

/** Lists about other people. By requirement B25 they need hasAccessAdminUsers. */
const reading = { all: ['hasAccessAdminUsers'] } as const;

const exporting = { all: ['hasAccessAdminUsers', 'canExportData'] } as const;

const ofPersonAndDays = {
  user_id: field.id.optional(),
  /** Days in the time zone of the organization. */
  at_from: field.date.optional(),
  at_to: field.date.optional(),
};

export const factorKinds = ['none', 'authenticator', 'phone', 'passkey', 'both'] as const;

export const factorStates = ['missing', 'grace', 'over', 'present'] as const;

const factorQuery = pageQuery(['name'], { sort: 'name' }).extend({
  /** `missing`: everybody without a second factor; `grace` and `over`: those of them who need one, before and after the time
   * is over. */
  state: z.enum(factorStates).optional(),
  role_id: field.id.optional(),
});

export const factorRow = z.object({
  id: field.id,
  name: z.string(),
  /** Null for people without one. */
  email: z.string().nullable(),
  roles: z.array(roleName),
  factor: z.enum(factorKinds),
  /** The moment from which the person needs one; null when none is required, or the person has one. */
  due_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
});

export type FactorRow = z.infer<typeof factorRow>;

const sessionQuery = pageQuery(['name'], { sort: 'name' }).extend(ofPersonAndDays);

export const sessionRow = z.object({
  id: field.id,
  user_id: field.id,
  name: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** True for the session of this call. */
  current: z.boolean(),
  can_end: z.boolean(),
});

export type MemberSession = z.infer<typeof sessionRow>;

export const failedReasons = failedReason.options;

const failedQuery = pageQuery(['at'], { sort: 'at', order: 'desc' }).extend({
  ...ofPersonAndDays,
  reason: z.array(failedReason).min(1).max(failedReasons.length).optional(),
});

export const failedRow = z.object({
  id: field.id,
  at: z.string(),
  /** Null, like the name, for a person whom a provider named and the organization does not know. */
  user_id: field.id.nullable(),
  name: z.string().nullable(),
  /** The email address of the person, or the one that the provider named. */
  email: z.string().nullable(),
  address: z.string(),
  device: z.string(),
  reason: failedReason,
});

export type FailedSignInRow = z.infer<typeof failedRow>;

export const eventTopics = ['exports', 'rights', 'support'] as const;

export type EventTopic = (typeof eventTopics)[number];

const eventQuery = pageQuery(['at'], { sort: 'at', order: 'desc' }).extend(ofPersonAndDays);

export const eventRow = z.object({
  id: field.id,
  at: z.string(),
  /** Null for the system. */
  actor: field.named.nullable(),
  by_support: z.boolean(),
  /** The action in words: "Role changed". */
  action: z.string(),
  /** The person or role that was changed. */
  subject: z.string(),
  path: z.string().nullable(),
  note: z.string().nullable(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export type SecurityEvent = z.infer<typeof eventRow>;

export const factorColumns = ['name', 'email', 'roles', 'factor', 'due_at', 'last_login_at'] as const;
export const sessionColumns = ['name', 'device', 'address', 'created_at', 'last_seen_at'] as const;
export const failedColumns = ['at', 'name', 'email', 'reason', 'address', 'device'] as const;
export const eventColumns = ['at', 'actor', 'action', 'subject', 'changes'] as const;

/** The entries of the audit log about one topic. */
const events = <const T extends EventTopic>(topic: T, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/admin/security/${topic}`,
    summary,
    access: reading,
    query: eventQuery,
    answer: pageOf(eventRow),
  });

const eventsAsFile = <const T extends EventTopic>(topic: T) =>
  endpoint({
    method: 'GET',
    path: `/admin/security/${topic}/export`,
    summary: 'The entries that the filters of the list leave, as CSV or XLSX',
    access: exporting,
    query: eventQuery.omit(pageChoice).extend(exportFields(eventColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'audit-log.exported',
  });

export const securityListEndpoints = {
  listSecondFactors: endpoint({
    method: 'GET',
    path: '/admin/security/second-factors',
    summary: 'The people of the organization with what they have beside the password',
    access: reading,
    query: factorQuery,
    answer: pageOf(factorRow),
  }),
  exportSecondFactors: endpoint({
    method: 'GET',
    path: '/admin/security/second-factors/export',
    summary: 'The people that the filters leave, as CSV or XLSX',
    access: exporting,
    query: factorQuery.omit(pageChoice).extend(exportFields(factorColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'second-factor.exported',
  }),
  listMemberSessions: endpoint({
    method: 'GET',
    path: '/admin/security/sessions',
    summary: 'Where people are signed in whose login opens this organization alone',
    access: reading,
    query: sessionQuery,
    answer: pageOf(sessionRow),
  }),
  exportMemberSessions: endpoint({
    method: 'GET',
    path: '/admin/security/sessions/export',
    summary: 'The sessions that the filters leave, as CSV or XLSX',
    access: exporting,
    query: sessionQuery.omit(pageChoice).extend(exportFields(sessionColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'session.exported',
  }),
  endMemberSessions: endpoint({
    method: 'POST',
    path: '/admin/security/sessions/end',
    summary: 'End one session of a person, or all of them; only of logins that open this organization alone',
    access: { all: ['hasAccessAdminUsers', 'admin.canEditUser'] },
    body: z.strictObject({ user_id: field.id, session_id: field.id.optional() }),
    answer: z.object({ ended: z.int() }),
    rate: 'write',
    audit: 'user.sessions-ended',
  }),
  listFailedSignIns: endpoint({
    method: 'GET',
    path: '/admin/security/failed-sign-ins',
    summary: 'Tries to sign in as people of the organization that failed',
    access: reading,
    query: failedQuery,
    answer: pageOf(failedRow),
  }),
  exportFailedSignIns: endpoint({
    method: 'GET',
    path: '/admin/security/failed-sign-ins/export',
    summary: 'The tries that the filters leave, as CSV or XLSX',
    access: exporting,
    query: failedQuery.omit(pageChoice).extend(exportFields(failedColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'failed-sign-in.exported',
  }),
  listExports: events('exports', 'Lists that left the house, with who took them'),
  exportExports: eventsAsFile('exports'),
  listRightsChanges: events('rights', 'What was changed about roles, rights and logins'),
  exportRightsChanges: eventsAsFile('rights'),
  listSupportAccess: events('support', 'What support looked at and changed'),
  exportSupportAccess: eventsAsFile('support'),
};
