import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { figure } from '#platform/contract/figure';
import { actionTypes, requestTypes } from '../entries/action-types.ts';

export const figureKeys = [
  'logs',
  'entries',
  'coverage',
  'finalized_rate',
  'entries_per_shift',
  'restroom_minutes',
  'response_minutes',
  'photo_rate',
  'open_requests',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Figures about whether logs came. Figures of entries would also count entries that nobody has shown. */
export const figureKeysForClients = [
  'logs',
  'finalized_rate',
  'coverage',
] as const satisfies readonly FigureKey[];

const named = { id: field.id, name: z.string() };

/** The number of entries, and of the logs that have them, which are the rows of the list behind it. */
const counted = { count: z.int(), logs: z.int() };

export const openRequest = z.object({
  /** Of the entry. */
  id: field.id,
  log_id: field.id,
  action_type: z.enum(requestTypes),
  description: z.string(),
  job: namedJob,
  requested_by: z.string().nullable(),
  /** When it was asked for, or else begun. */
  since: z.string(),
});
export type OpenRequest = z.infer<typeof openRequest>;

export const logCharts = z.object({
  /** Entries by the weekday, 0 is Sunday, and hour at the building at which they were begun; hours without any are left out. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), ...counted })),
  restroom_hours: z.array(z.object({ weekday: z.int(), hour: z.int(), ...counted })),
  types: z.array(z.object({ key: z.enum(actionTypes), ...counted })),
  /** At most ten, those with most entries. */
  rooms: z.array(z.object({ ...named, building: z.string(), ...counted })),
  porters: z.array(z.object({ ...named, ...counted })),
});
export type LogCharts = z.infer<typeof logCharts>;

export const logFigures = z.object({
  /** Coverage is of what sites owe, and is absent for one porter. */
  kpis: z.partialRecord(z.enum(figureKeys), figure),
  charts: logCharts,
  /** The latest ten. */
  open_requests: z.array(openRequest),
});
export type LogFigures = z.infer<typeof logFigures>;
