import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { deliveries } from './delivery.ts';

const notificationId = z.int().positive();

/** The words are in the language of the call. */
export const notification = z.object({
  id: notificationId,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** An address of this application. */
  link: z.string(),
  at: z.string(),
  read_at: z.string().nullable(),
});

export type Notification = z.infer<typeof notification>;

const preference = z.object({
  id: z.int(),
  key: z.string(),
  active: z.boolean(),
  /** Cannot be turned off. */
  fixed: z.boolean(),
  /** Where `active` comes from. */
  source: z.enum(['default', 'all', 'job']),
  /** Nothing was chosen, and only what concerns the person directly is told. */
  own_only: z.boolean(),
});

export type Preference = z.infer<typeof preference>;

const settings = z.object({
  delivery: z.enum(deliveries),
  /** Null: the organization's. */
  time_zone: z.string().nullable(),
});

export const communication = settings.extend({
  organization_time_zone: z.string(),
  rows: z.array(preference),
  /** Choices for single jobs, of jobs in scope. */
  exceptions: z.array(
    z.object({
      id: z.int(),
      job_id: field.id,
      job_number: z.string(),
      job_name: z.string(),
      active: z.boolean(),
    }),
  ),
});

const ownPreferences = { all: ['profile.canManageCommunicationPreference'] } as const;

/** Unread ones are counted this far. */
export const unreadLimit = 100;

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'What the caller was told, newest first, with the number of unread ones (counted to 100)',
    access: 'signed-in',
    query: z.strictObject({
      unread: z.boolean().default(false),
      /** Those older than this one. */
      before: notificationId.optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    answer: z.object({ rows: z.array(notification), more: z.boolean(), unread: z.int() }),
    rate: 'read',
    audit: null,
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark own notifications as read: some, or all up to one',
    access: 'signed-in',
    body: z.strictObject({
      ids: z.array(notificationId).min(1).max(200).optional(),
      /** What arrived later stays unread: the caller has not seen it. */
      all_up_to: notificationId.optional(),
    }),
    answer: z.object({ unread: z.int() }),
    rate: 'write',
    audit: null,
  }),
  getCommunicationPreferences: endpoint({
    method: 'GET',
    path: '/core/user/communication_preferences',
    summary: 'Which events the caller hears of, everywhere or at one job, and how mail arrives',
    access: ownPreferences,
    query: z.strictObject({ jobId: field.id.optional() }),
    answer: communication,
    rate: 'read',
    audit: null,
  }),
  setCommunicationPreference: endpoint({
    method: 'POST',
    path: '/core/user/communication_preference',
    summary: 'Choose whether to hear of one event, at one job or at all buildings',
    access: ownPreferences,
    body: z.strictObject({
      id: z.int().positive().max(999),
      /** Null takes the choice back. */
      active: z.boolean().nullable(),
      jobId: field.id.optional(),
      allBuildings: z.boolean().optional(),
    }),
    answer: communication,
    rate: 'write',
    audit: null,
  }),
  setCommunicationSettings: endpoint({
    method: 'PUT',
    path: '/core/user/communication_settings',
    summary: 'Choose how mail arrives: at once or as a digest, and in which time zone',
    access: ownPreferences,
    body: z.strictObject({
      delivery: z.enum(deliveries),
      time_zone: z.string().max(60).nullable().default(null),
    }),
    answer: communication,
    rate: 'write',
    audit: null,
  }),
};
