import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { delta, figure } from '#platform/contract/figure';
import { dateRange } from '#platform/contract/range-fields';
import { bandFilters } from '../list/list-endpoints.ts';

export const figureKeys = [
  'inspections',
  'average_score',
  'pass_rate',
  'compliance',
  'overdue',
  'deficiencies',
  'open_deficiencies',
  'in_time_rate',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Figures about tasks: only for people who see tasks, and not of one inspector, because tasks do not say whose inspection
 * they come from. */
export const taskFigureKeys = ['open_deficiencies', 'in_time_rate'] as const satisfies readonly FigureKey[];

/** Scores of some inspections: `score` is the mean of the `scored` ones, null when there are none. */
const mean = { score: z.number().nullable(), scored: z.int() };

const period = dateRange.extend(mean);

const building = z.object({ id: field.id, name: z.string(), ...mean });

/** A type of common area; null where the section has none, so that only its title or question names it. */
const ofType = {
  area_type: z.object({ id: field.id, key: z.string(), name: z.string() }).nullable(),
};

export const issue = z.object({
  ...ofType,
  question: z.string(),
  /** Deficient answers. */
  count: z.int(),
  previous: z.int(),
  delta,
  /** Of all deficient answers. */
  share: z.number(),
  /** Number of inspections with these answers. */
  inspections: z.int(),
});
export type Issue = z.infer<typeof issue>;

export const inspectionCharts = z.object({
  /** Weeks from Sunday to Saturday, and months; both cut at the ends of the range. */
  weeks: z.array(period),
  months: z.array(period),
  bands: z.array(z.object({ key: z.enum(bandFilters), count: z.int() })),
  /** At most ten buildings, the lowest score first; `best` has the highest ones. No building is in both. */
  worst: z.array(building),
  best: z.array(building),
  /** These buildings by the months of the range; what was not inspected has no score. */
  heat: z.array(building.pick({ id: true, name: true }).extend({ months: z.array(period) })),
  /** By what kind of section; the lowest first. */
  sections: z.array(z.object({ ...ofType, title: z.string(), ...mean, inspections: z.int() })),
  /** Those who inspected most. `spread` is the standard deviation of their scores, null with less than two. */
  inspectors: z.array(
    z.object({
      id: field.id,
      name: z.string(),
      ...mean,
      inspections: z.int(),
      spread: z.number().nullable(),
    }),
  ),
  issues: z.array(issue),
});
export type InspectionCharts = z.infer<typeof inspectionCharts>;

export const inspectionFigures = z.object({
  kpis: z.partialRecord(z.enum(figureKeys), figure),
  charts: inspectionCharts,
  /** The company's target score. */
  target: z.number(),
  /** Some scores were made in another way than others: on other scales, or with weights. */
  mixed_methods: z.boolean(),
});
export type InspectionFigures = z.infer<typeof inspectionFigures>;
