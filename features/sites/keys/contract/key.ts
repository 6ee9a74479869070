import { z } from 'zod';
import { jobStatuses } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { custodyEnds, keyKind, keyStatus } from './key-status.ts';
import { labelLimit } from './number-labels.ts';
import { keyTransitions } from './transitions.ts';

/** What people enter. */
export const keyFields = {
  building_id: field.id.nullable().default(null),
  kind: keyKind,
  label: field.text.min(1, 'required').max(labelLimit, 'character_limit_exceeded'),
  opens: field.text.max(200, 'character_limit_exceeded').default(''),
  notes: field.longText.default(''),
};

/** The present custody. */
const holder = z.object({
  id: field.id,
  user: field.named.extend({ profile_photo_id: field.id.nullable(), active: z.boolean() }),
  from_at: field.timestamp,
  due_on: z.string().nullable(),
  overdue: z.boolean(),
  acknowledged_at: field.timestamp.nullable(),
});

/** One physical item that opens a site. */
export const key = z.object({
  id: field.id,
  job: z.object({ id: field.id, job_number: z.string(), job_name: z.string(), status: z.enum(jobStatuses) }),
  client: field.named,
  building: field.named.nullable(),
  kind: keyKind,
  label: z.string(),
  opens: z.string(),
  notes: z.string(),
  status: keyStatus,
  custody: holder.nullable(),
  /** Present while the key is lost; `by` is the last holder. */
  lost: z.object({ on: z.string(), note: z.string(), by: field.named.nullable() }).nullable(),
  allowed_transitions: z.array(z.enum(keyTransitions.names)),
  /** `confirm`: the reader holds the key and has not confirmed the receipt yet. */
  can: z.object({ update: z.boolean(), confirm: z.boolean() }),
  updated_at: z.string(),
});

export type Key = z.infer<typeof key>;

/** Who held it from when to when. */
export const custody = z.object({
  id: field.id,
  user: field.named,
  handed_by: z.string().nullable(),
  from_at: field.timestamp,
  due_on: z.string().nullable(),
  acknowledged_at: field.timestamp.nullable(),
  ended_at: field.timestamp.nullable(),
  ended_as: z.enum(custodyEnds).nullable(),
  ended_by: z.string().nullable(),
  note: z.string(),
});

export type Custody = z.infer<typeof custody>;

/** The latest custody first. */
export const keyWithHistory = key.extend({ custodies: z.array(custody) });

export type KeyWithHistory = z.infer<typeof keyWithHistory>;
