import { z } from 'zod';
import { ageBuckets } from '#features/projects/invoices/contract';
import { projectStatuses, projectTypes } from '#features/projects/special-projects/contract';
import * as field from '#platform/contract/fields';
import { figure } from '#platform/contract/figure';

/** All figures. People who see no prices get no sums of projects; people who see no invoices get no sums of invoices. */
export const figureKeys = [
  'created',
  'pipeline',
  'approved',
  'running',
  'on_hold',
  'conversion',
  'scheduled_month',
  'scheduled_month_value',
  'on_time',
  'days_to_approval',
  'days_to_service',
  'completed',
  'margin_estimated',
  'margin_made',
  'not_invoiced',
  'invoiced',
  'outstanding',
  'collected',
  'uncollected_rate',
  'dso',
] as const;

export type FigureKey = (typeof figureKeys)[number];

export const priceKeys: readonly FigureKey[] = [
  'pipeline',
  'approved',
  'running',
  'on_hold',
  'scheduled_month_value',
  'completed',
  'margin_estimated',
  'margin_made',
  'not_invoiced',
];

export const invoiceKeys: readonly FigureKey[] = [
  'invoiced',
  'outstanding',
  'collected',
  'uncollected_rate',
  'dso',
];

/** The number of records, and their sum in dollars; null for people who may not see it. */
const counted = { count: z.int(), value: z.number().nullable() };

/** The sum of a month, or of those of its days that are in the range. */
const month = z.object({ from: field.date, to: field.date, ...counted });

const named = z.object({ id: field.id, name: z.string(), ...counted });

export const projectCharts = z.object({
  /** As of now, of projects that have not ended. */
  statuses: z.array(z.object({ key: z.enum(projectStatuses), ...counted })),
  /** Of projects planned for the range; at most ten people and ten clients. */
  types: z.array(z.object({ key: z.enum(projectTypes), ...counted })),
  schedulers: z.array(named),
  clients: z.array(named),
  scheduled: z.array(month),
  completed: z.array(month),
  /** Null for people who see no invoices. */
  invoiced: z.array(month).nullable(),
  /** Unpaid invoices as of now, by days past due. */
  ages: z.array(z.object({ key: z.enum(ageBuckets), ...counted })).nullable(),
});

export type ProjectCharts = z.infer<typeof projectCharts>;

export const projectFigures = z.object({
  kpis: z.partialRecord(z.enum(figureKeys), figure),
  charts: projectCharts,
});

export type ProjectFigures = z.infer<typeof projectFigures>;
