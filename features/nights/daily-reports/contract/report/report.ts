import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { doorCheck } from '../door-checks/door-check.ts';
import { incident } from '../incidents/incident.ts';
import { reportStatus, reportType } from './status.ts';
import { reportTransitions } from './transitions.ts';

const headcount = z.int().min(0).max(999).nullable();

/** Whether so many more people came than were planned that one of the two numbers must be a typing error. */
export const isFarOff = ({ planned, present }: { planned: number | null; present: number | null }): boolean =>
  planned !== null && present !== null && present > 5 * planned + 10;

export const absence = z.strictObject({
  name: field.personName,
  reason: field.text.max(100, 'character_limit_exceeded').default(''),
});

const neededSupply = z
  .strictObject({
    name: field.name,
    quantity: z.int().min(1).max(9999),
    /** As answers have it: a supply that was read can be sent back, and the server says whether it was requested. */
    requested: z.boolean().optional(),
  })
  .transform(({ requested: _requested, ...needed }) => needed);

/** What is said of a night as a whole; what a call does not name stays as it is. */
export const remarkFields = {
  shift_start: field.wallTime.nullable().optional(),
  shift_end: field.wallTime.nullable().optional(),
  headcount: z
    .strictObject({ planned: headcount, present: headcount })
    .refine((counts) => !isFarOff(counts), { path: ['present'], message: 'daily_report_headcount_far' })
    .optional(),
  absences: z.array(absence).max(50).optional(),
  general_comments: z
    .strictObject({ description: field.text.max(5000, 'character_limit_exceeded') })
    .optional(),
  supplies_needed: z.array(neededSupply).max(60).optional(),
  equipment_issues: z.array(field.text.min(1).max(200, 'character_limit_exceeded')).max(20).optional(),
  alarm: z.strictObject({ set: z.boolean().nullable(), time: field.wallTime.nullable() }).optional(),
};

const counts = z.object(remarkFields);

export type ReportRemarks = z.output<typeof counts>;

export const reportRow = z.object({
  id: field.id,
  number: z.int(),
  status: reportStatus,
  /** 1 new, 2 pending, 3 finalized. */
  status_code: z.int(),
  type: reportType,
  /** The service night. */
  report_date: z.string(),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  client: field.named,
  area: field.named.nullable(),
  supervisor: field.named.nullable(),
  headcount: z.object({ planned: z.int().nullable(), present: z.int().nullable() }),
  doors: z.object({ required: z.int(), checked: z.int(), unlocked: z.int() }),
  incident_count: z.int(),
  /** Opened again, and not final since. */
  reopened: z.boolean(),
  updated_at: z.string(),
});

export type ReportRow = z.infer<typeof reportRow>;

export const dailyReport = reportRow.extend({
  /** The key that the first device gave it. */
  client_uuid: z.string(),
  /** All keys that devices gave it. */
  keys: z.array(z.string()),
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  absences: z.array(z.object({ name: z.string(), reason: z.string() })),
  general_comments: z.object({ description: z.string() }),
  /** The client sees the comments. */
  comments_public: z.boolean(),
  /** `requested`: a request for it was made when the report became final. */
  supplies_needed: z.array(z.object({ name: z.string(), quantity: z.int(), requested: z.boolean() })),
  equipment_issues: z.array(z.string()),
  alarm: z.object({ set: z.boolean().nullable(), time: z.string().nullable() }),
  checks: z.array(doorCheck),
  incidents: z.array(incident),
  files: z.array(fileRecord),
  started_at: z.string(),
  submitted_at: z.string().nullable(),
  finalized_at: z.string().nullable(),
  finalized_by: field.named.nullable(),
  reopened_at: z.string().nullable(),
  reopened_by: field.named.nullable(),
  reopen_reason: z.string().nullable(),
  /** Oldest first. */
  timeline: z.array(historyEntry),
  allowed_transitions: z.array(z.enum(reportTransitions.names)),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    edit_files: z.boolean(),
    make_tasks: z.boolean(),
    /** Say what the client sees. */
    show: z.boolean(),
    /** By a link, or by email. */
    share: z.boolean(),
  }),
});

export type DailyReport = z.infer<typeof dailyReport>;

/** What changes of a report when a door is checked. */
export const reportState = dailyReport.pick({
  id: true,
  number: true,
  status: true,
  status_code: true,
  doors: true,
  incident_count: true,
  submitted_at: true,
  updated_at: true,
});
