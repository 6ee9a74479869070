import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { taskStatuses } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';

export const incidentKinds = ['security', 'damage', 'injury', 'leak', 'lights_out', 'other'] as const;

export type IncidentKind = (typeof incidentKinds)[number];

export const incidentFields = {
  kind: z.enum(incidentKinds),
  /** Where in the building, in words. */
  place: field.text.max(100, 'character_limit_exceeded').default(''),
  description: field.longText.min(1, 'required'),
};

export const incident = z.object({
  id: field.id,
  client_uuid: z.string(),
  kind: z.enum(incidentKinds),
  place: z.string(),
  description: z.string(),
  /** The client sees it. */
  public: z.boolean(),
  files: z.array(fileRecord),
  /** The task that was made of it. */
  task: z.object({ id: field.id, number: z.int(), status: z.enum(taskStatuses) }).nullable(),
  entered_at: z.string(),
  received_at: z.string(),
  reported_by: field.named.nullable(),
});

export type Incident = z.infer<typeof incident>;
