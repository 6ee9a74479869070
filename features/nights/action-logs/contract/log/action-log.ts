import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { actionLogEntry } from '../entries/entry.ts';
import { round } from '../rounds/round.ts';
import { actionLogStatus, actionLogTransitions } from './transitions.ts';

export const actionLogRow = z.object({
  id: field.id,
  status: actionLogStatus,
  /** 1 new, 2 pending, 3 finalized. */
  status_code: z.int(),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  client: field.named,
  porter: field.named,
  log_date: z.string(),
  entry_count: z.int(),
  /** Started and not stopped. */
  running_count: z.int(),
  photo_count: z.int(),
  /** Opened again, and not final since. */
  reopened: z.boolean(),
  updated_at: z.string(),
});

export type ActionLogRow = z.infer<typeof actionLogRow>;

export const actionLog = actionLogRow.extend({
  /** The key that the first device gave it. */
  client_uuid: z.string(),
  /** All keys that devices gave it. */
  keys: z.array(z.string()),
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  comment: z.string(),
  /** In the order in which they were started. */
  entries: z.array(actionLogEntry),
  /** The rounds of its site, as they are today. */
  rounds: z.array(round),
  finalized_at: z.string().nullable(),
  finalized_by: field.named.nullable(),
  reopened_at: z.string().nullable(),
  reopened_by: field.named.nullable(),
  /** Oldest first. */
  timeline: z.array(historyEntry),
  allowed_transitions: z.array(z.enum(actionLogTransitions.names)),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    delete_final: z.boolean(),
    delete_entry: z.boolean(),
    add_task: z.boolean(),
    edit_files: z.boolean(),
    /** Say what the client sees. */
    show: z.boolean(),
    /** By a link, or by email. */
    share: z.boolean(),
  }),
});

export type ActionLog = z.infer<typeof actionLog>;
