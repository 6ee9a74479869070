import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import { historyEntry } from '#platform/contract/history-entry';
import { scoreBands } from '../score/band.ts';

const path = '/quality/inspections/due/{id}';

/** When a job is to be inspected next, and why. */
export const inspectionDue = z.object({
  job: namedJob,
  /** Days between two inspections; 0 asks for none. */
  frequency_days: z.int(),
  /** The day by the frequency alone. */
  regular_due_on: z.string().nullable(),
  due_on: z.string().nullable(),
  /** Whether the days count from when the job was made, because nobody has entered the start of its service. */
  start_missing: z.boolean(),
  /** The day that somebody has set instead; null where the frequency decides. */
  changed: z
    .object({
      reason: z.string(),
      at: z.string(),
      by: field.named.nullable(),
    })
    .nullable(),
  last: z
    .object({
      id: field.id,
      number: z.int(),
      inspected_at: z.string(),
      score: z.number().nullable(),
      band: z.enum(scoreBands).nullable(),
    })
    .nullable(),
  /** Every change of the day, oldest first. */
  timeline: z.array(historyEntry),
  can: z.object({ change: z.boolean() }),
});

export type InspectionDue = z.infer<typeof inspectionDue>;

/** One of these flags shows what is planned: held by people who follow unfinished inspections, plan them or carry them out.
 * Clients, and others who see only final inspections, are not told what is to come. */
export const scheduleReaders = [
  'inspections.canViewAllStatus',
  'admin.canEditInspections',
  'inspections.canEdit',
] as const satisfies readonly Flag[];

export const planAccess = { all: ['hasAccessInspections'], any: scheduleReaders } as const;

/** Whether somebody sees the days and the schedule of inspections, of the jobs in scope. */
export const seesSchedule = (flags: ReadonlySet<Flag>): boolean =>
  flags.has('hasAccessInspections') && scheduleReaders.some((flag) => flags.has(flag));

export const dueEndpoints = {
  getInspectionDue: endpoint({
    method: 'GET',
    path,
    summary: 'When a job is to be inspected next, with the history of that day',
    access: planAccess,
    params: field.idParams,
    answer: inspectionDue,
  }),
  changeInspectionDue: endpoint({
    method: 'PUT',
    path,
    summary: 'Set another day for the next inspection of a job, or with null go back to its frequency',
    access: { all: [...planAccess.all, 'admin.canEditInspections'] },
    params: field.idParams,
    body: z.strictObject({
      due_on: field.date.nullable(),
      reason: field.comment.min(3, 'reason_required'),
      /** The day that the person has seen. */
      seen_due_on: field.date.nullable(),
    }),
    answer: inspectionDue,
    rate: 'write',
    audit: 'inspection-due.changed',
  }),
};
