import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { figure } from '#platform/contract/figure';
import { dateRange } from '#platform/contract/range-fields';
import { incidentKinds } from '../incidents/incident.ts';

export const figureKeys = [
  'expected',
  'submitted',
  'submission_rate',
  'on_time_rate',
  'missing',
  'not_final',
  'doors_required',
  'checked_rate',
  'unlocked_rate',
  'no_access',
  'incidents',
  'attendance_rate',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Without figures of people and of incidents, which clients are not shown. */
export const figureKeysForClients = figureKeys.filter(
  (key) => key !== 'incidents' && key !== 'attendance_rate',
);

/** Figures of what sites owe: not of one person, because a night without a report is nobody's. */
export const owedFigureKeys = [
  'expected',
  'submission_rate',
  'on_time_rate',
  'missing',
] as const satisfies readonly FigureKey[];

const named = { id: field.id, name: z.string() };

/** A site that owed a report of a night and has none. */
export const missingReport = z.object({
  night: z.string(),
  job: namedJob,
  building: z.object(named),
  /** Who supervised the site in that night. */
  supervisor: z.object(named).nullable(),
  /** The report, if somebody began one and did not hand it in. */
  report_id: field.id.nullable(),
  /** `not_submitted` for people who see only final reports: they do not learn whether one was begun. */
  state: z.enum(['not_started', 'started', 'not_submitted']),
});
export type MissingReport = z.infer<typeof missingReport>;

export const reportComment = z.object({
  /** Of the report. */
  id: field.id,
  number: z.int(),
  night: z.string(),
  job: namedJob,
  building: z.object(named),
  supervisor: z.object(named).nullable(),
  /** The beginning of a long one. */
  text: z.string(),
});
export type ReportComment = z.infer<typeof reportComment>;

export const reportCharts = z.object({
  /** Weeks from Sunday to Saturday, cut at the ends of the range: nights that were owed, those of them with a report, and those
   * whose report the reader sees. */
  weeks: z.array(dateRange.extend({ expected: z.int(), submitted: z.int(), shown: z.int() })),
  incidents: z.array(z.object({ key: z.enum(incidentKinds), count: z.int(), reports: z.int() })),
  /** At most ten, those whose doors stood open most often. */
  unlocked: z.array(z.object({ ...named, suite: z.string(), building: z.string(), count: z.int() })),
  /** At most ten; null: of sites without a supervisor. */
  missing: z.array(z.object({ supervisor: z.object(named).nullable(), count: z.int() })),
});
export type ReportCharts = z.infer<typeof reportCharts>;

export const reportFigures = z.object({
  kpis: z.partialRecord(z.enum(figureKeys), figure),
  charts: reportCharts,
  /** The latest 25 nights, and how many there are; absent for one person. */
  missing: z.object({ count: z.int(), rows: z.array(missingReport) }).optional(),
  /** The latest ten, and how many reports have one. */
  comments: z.object({ count: z.int(), rows: z.array(reportComment) }),
});
export type ReportFigures = z.infer<typeof reportFigures>;
