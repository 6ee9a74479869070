import { z } from 'zod';
import { fileRecord, visibility } from '#features/accounts/files/contract';
import { taskStatuses } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';
import { actionTypes } from './action-types.ts';

/** Most entries of one log. */
export const maxLogEntries = 300;

export const maxEntryPhotos = 40;

export const actionLogEntry = z.object({
  id: field.id,
  client_uuid: z.string(),
  action_type: z.enum(actionTypes),
  common_area: field.named.nullable(),
  floor: z.object({ id: field.id, label: z.string() }).nullable(),
  description: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  /** Started and not stopped; false with no end was done in a moment. */
  running: z.boolean(),
  requested_by: z.string().nullable(),
  requested_at: z.string().nullable(),
  visibility,
  task: z
    .object({ id: field.id, number: z.int(), title: z.string(), status: z.enum(taskStatuses) })
    .nullable(),
  files: z.array(fileRecord),
  created_by: field.named.nullable(),
  device_at: z.string().nullable(),
  received_at: z.string(),
  updated_at: z.string(),
});

export type ActionLogEntry = z.infer<typeof actionLogEntry>;

/** What is said of an entry; times have to lie on the day of the log. */
export const entryFields = {
  action_type: z.enum(actionTypes),
  common_area_id: field.id.nullable().default(null),
  floor_id: field.id.nullable().default(null),
  description: field.longText.default(''),
  started_at: field.timestamp,
  ended_at: field.timestamp.nullable().default(null),
  running: z.boolean().default(false),
  requested_by: field.personName.nullable().default(null),
  requested_at: field.timestamp.nullable().default(null),
  visibility: visibility.default('internal'),
};
