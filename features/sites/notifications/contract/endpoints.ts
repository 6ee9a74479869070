import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { bellEndpoints } from './bell-endpoints.ts';
import { deliveries } from './delivery-time.ts';

const preference = z.object({
  id: z.int(),
  key: z.string(),
  active: z.boolean(),
  /** Cannot be turned off. */
  fixed: z.boolean(),
  /** What `active` follows: the default, the choice for all buildings, or the choice for this job. */
  source: z.enum(['default', 'all', 'job']),
  /** The person chose nothing, and by default is only notified of what concerns them directly. */
  own_only: z.boolean(),
});

export type Preference = z.infer<typeof preference>;

const settings = z.object({
  delivery: z.enum(deliveries),
  /** Null: use the time zone of the organization. */
  time_zone: z.string().nullable(),
});

export const communication = settings.extend({
  organization_time_zone: z.string(),
  rows: z.array(preference),
  /** Choices for single jobs in scope. */
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

export const notificationEndpoints = {
  ...bellEndpoints,
  getCommunicationPreferences: endpoint({
    method: 'GET',
    path: '/core/user/communication_preferences',
    summary: 'Which events the caller hears of, everywhere or at one job, and how mail arrives',
    access: ownPreferences,
    query: z.strictObject({ jobId: field.id.optional() }),
    answer: communication,
  }),
  setCommunicationPreference: endpoint({
    method: 'POST',
    path: '/core/user/communication_preference',
    summary: 'Choose whether to hear of one event, at one job or at all buildings',
    access: ownPreferences,
    body: z.strictObject({
      id: z.int().positive().max(999),
      /** Null removes the choice. */
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
