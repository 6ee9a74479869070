import { z } from 'zod';
import { personCard } from '#features/accounts/access/contract';
import { fileRecord } from '#features/accounts/files/contract';
import { namedJob } from '#features/sites/jobs/contract';
import { note } from '#features/sites/notes/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { seriesOfTask } from '../series/series-of-task.ts';
import { priorityLevels, taskSources, taskTypes } from './task-enums.ts';
import { templateAnswer } from './template.ts';
import { taskStatuses, taskTransitions } from './transitions.ts';

const person = personCard.omit({ title: true });

export const taskRow = z.object({
  id: field.id,
  number: z.int(),
  title: z.string(),
  status: z.enum(taskStatuses),
  type: z.enum(taskTypes),
  source: z.enum(taskSources),
  priority_level: z.enum(priorityLevels),
  internal_only: z.boolean(),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  area: z.string().nullable(),
  common_area: z.string().nullable(),
  assignees: z.array(person),
  due_at: z.string().nullable(),
  scheduled_on: z.string().nullable(),
  /** Past its due date and still to be done. */
  past_due: z.boolean(),
  photo_count: z.int(),
  created_at: z.string(),
  /** When the device created it; differs from created_at for work recorded without a connection. */
  device_created_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  updated_at: z.string(),
});

export type TaskRow = z.infer<typeof taskRow>;

export const task = taskRow.extend({
  ...templateAnswer,
  building: z.object({
    id: field.id,
    name: z.string(),
    time_zone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  floor: z.string().nullable(),
  related_type_id: field.id.nullable(),
  visibility: z.enum(['public', 'internal']),
  recurring_interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  signature: z.object({ name: z.string(), file: fileRecord, at: z.string() }).nullable(),
  /** Of a special project: the tenants whom the work concerns, one in each line. */
  building_tenants: z.string().nullable(),
  started_at: z.string().nullable(),
  serviced_at: z.string().nullable(),
  close_note: z.string().nullable(),
  closed_by: field.named.nullable(),
  reopened_count: z.int(),
  created_by: field.named.nullable(),
  files: z.array(fileRecord),
  resolution_files: z.array(fileRecord),
  /** Oldest first. */
  notes: z.array(note),
  /** Oldest first. */
  timeline: z.array(historyEntry),
  /** Null for a task that does not repeat. */
  series: seriesOfTask.nullable(),
  allowed_transitions: z.array(z.enum(taskTransitions.names)),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    add_resolution_image: z.boolean(),
    /** Photos of the place before the work: for tasks of projects, which come without photos. */
    add_image_before: z.boolean(),
    add_note: z.boolean(),
    share: z.boolean(),
    get_next: z.boolean(),
    edit_files: z.boolean(),
  }),
});

export type Task = z.infer<typeof task>;
