import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { scoreMethod, templateSnapshot } from '#features/quality/inspection-templates/contract';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { answer, linkedTask } from '../answers/answer.ts';
import { questionKey } from '../answers/placed-question.ts';
import { place } from '../answers/places.ts';
import { scoreBands } from '../score/band.ts';
import { outcomes, sectionScore } from '../score/score.ts';
import { inspectionStatus } from './status.ts';
import { inspectionTransitions } from './transitions.ts';

export const inspectionVisibility = z.enum(['public', 'internal']);

export const inspectionRow = z.object({
  id: field.id,
  number: z.int(),
  status: inspectionStatus,
  /** 1 new, 2 pending, 3 finalized, 4 completed. */
  status_code: z.int(),
  inspection_type: z.object({ key: z.string(), name: z.string() }),
  template: z.object({ id: field.id, name: z.string(), version: z.int() }),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  client: field.named,
  area: field.named.nullable(),
  inspected_by: field.named.nullable(),
  /** While it is new: when it began. */
  inspected_at: z.string(),
  target_score: z.number(),
  score: z.number().nullable(),
  outcome: z.enum(outcomes).nullable(),
  band: z.enum(scoreBands).nullable(),
  critical_fail: z.boolean(),
  deficiency_count: z.int(),
  /** Linked tasks still to be done. */
  open_tasks: z.int(),
  task_count: z.int(),
  visibility: inspectionVisibility,
  /** Opened again, and not final since. */
  reopened: z.boolean(),
  is_reinspection: z.boolean(),
  updated_at: z.string(),
});

export type InspectionRow = z.infer<typeof inspectionRow>;

const signature = z.object({ name: z.string(), file: fileRecord, at: z.string() });

/** An answer of an inspection before this one. */
const earlierAnswer = answer.pick({
  question_id: true,
  instance: true,
  value: true,
  percent: true,
  comment: true,
  files: true,
});

export type EarlierAnswer = z.infer<typeof earlierAnswer>;

/** An inspection before this one, with what it answered. */
export const earlierAnswers = z.object({
  id: field.id,
  number: z.int(),
  score: z.number().nullable(),
  inspected_at: z.string(),
  answers: z.array(earlierAnswer),
});

export const inspection = inspectionRow.extend({
  client_uuid: z.string(),
  snapshot: templateSnapshot,
  score_method: scoreMethod,
  section_scores: z.array(sectionScore),
  /** Parts of the building that repeated sections are gone through for; tenants also where no section asks for them. */
  places: z.array(place),
  /** The only questions of a re-inspection; null asks all. */
  only: z.array(questionKey).nullable(),
  answers: z.array(answer),
  tasks: z.array(linkedTask),
  general_comments: z.string(),
  accompanied_by: z.string().nullable(),
  signature: signature.nullable(),
  /** Signature of the person who walked along for the client. */
  client_signature: signature.nullable(),
  started_at: z.string(),
  /** How far from the building it began: for the company's own people, where the inspector allowed it. */
  begun_distance_m: z.int().nullable(),
  completed_at: z.string().nullable(),
  completed_by: field.named.nullable(),
  /** When it becomes final by itself; null unless it is completed. */
  finalizes_at: z.string().nullable(),
  finalized_at: z.string().nullable(),
  /** Null where it became final by itself. */
  finalized_by: field.named.nullable(),
  reopened_at: z.string().nullable(),
  reopened_by: field.named.nullable(),
  /** Linked tasks that were opened again after it became final. */
  reopened_tasks: z.int(),
  released_at: z.string().nullable(),
  next_due_on: z.string().nullable(),
  /** Hours until a task of each priority is due, when nobody chooses a date. */
  task_sla: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  /** Of a re-inspection: what it asks again. */
  parent: earlierAnswers.nullable(),
  reinspections: z.array(
    z.object({ id: field.id, number: z.int(), status: inspectionStatus, score: z.number().nullable() }),
  ),
  /** Oldest first. */
  timeline: z.array(historyEntry),
  allowed_transitions: z.array(z.enum(inspectionTransitions.names)),
  can: z.object({
    update: z.boolean(),
    choose_visibility: z.boolean(),
    mark_all: z.boolean(),
    add_task: z.boolean(),
    add_tenant: z.boolean(),
    delete_tenant: z.boolean(),
    delete: z.boolean(),
    reinspect: z.boolean(),
    edit_files: z.boolean(),
    share: z.boolean(),
    email: z.boolean(),
  }),
});

export type Inspection = z.infer<typeof inspection>;

/** What changes of an inspection when it is answered. */
export const inspectionState = inspection.pick({
  id: true,
  number: true,
  status: true,
  status_code: true,
  score: true,
  outcome: true,
  band: true,
  critical_fail: true,
  deficiency_count: true,
  section_scores: true,
  updated_at: true,
});

export type InspectionState = z.infer<typeof inspectionState>;
