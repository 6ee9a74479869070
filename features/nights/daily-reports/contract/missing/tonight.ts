import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from './missing-endpoints.ts';

export const tonightStates = ['not_started', 'running', 'finalized'] as const;

export type TonightState = (typeof tonightStates)[number];

/** Maximum number of sites on a wall screen. */
export const maxSites = 1000;

export const nightSite = z.object({
  job_id: field.id,
  building_id: field.id,
  /** The name of the job, or of the building where a job has several. */
  name: z.string(),
  number: z.string(),
  area: field.named.nullable(),
  state: z.enum(tonightStates),
  report_id: field.id.nullable(),
  supervisor: z.string().nullable(),
  doors: z.object({ required: z.int(), checked: z.int(), unlocked: z.int() }),
  incidents: z.int(),
});

export type NightSite = z.infer<typeof nightSite>;

const counts = z.object({
  not_started: z.int(),
  running: z.int(),
  finalized: z.int(),
  /** All incidents of the night, also those of final reports. */
  incidents: z.int(),
  unlocked: z.int(),
});

export type NightCounts = z.infer<typeof counts>;

export const tonight = z.object({
  /** When these figures were read. */
  at: z.string(),
  counts,
  /** Areas with trouble first. An area without a name stands for sites that have none. */
  areas: z.array(counts.extend({ id: field.id.nullable(), name: z.string().nullable(), sites: z.int() })),
  /** Sites with trouble first, then those that have not begun. */
  sites: z.array(nightSite),
  /** True when there are more sites than are shown. */
  capped: z.boolean(),
});

export type Tonight = z.infer<typeof tonight>;

export const tonightEndpoints = {
  getTonight: endpoint({
    method: 'GET',
    path: '/daily-reports/tonight',
    summary: 'Where the service night stands at all sites in scope, for the wall of an office',
    access: readAccess,
    answer: tonight,
  }),
};
