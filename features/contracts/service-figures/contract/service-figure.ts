import { z } from 'zod';
import { namedJob, serviceTypes } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';

/** The price that the client pays, and what the budget leaves of it. Shares are parts of the net price; null without a
 * budget. */
const money = z.object({
  /** Twelve months at the net price. */
  value: z.number(),
  net: z.number(),
  margin: z.number().nullable(),
  labor_share: z.number().nullable(),
});

/** Square feet of buildings, and how many of them are vacant today. */
const room = z.object({ gross: z.int(), vacant: z.int() });

/** A service with the contract that is in force today, or the one that comes next. */
export const serviceFigure = z.object({
  /** The id of the contract. */
  id: field.id,
  number: z.string(),
  service: z.object({ id: field.id, type: z.enum(serviceTypes), name: z.string() }),
  job: namedJob,
  client: field.named,
  buildings: z.array(field.named),
  areas: z.string().nullable(),
  managers: z.string().nullable(),
  start_date: z.string(),
  termination_date: z.string().nullable(),
  /** Days until the contract ends. Null before it begins, and when it has no end. */
  days_left: z.int().nullable(),
  has_begun: z.boolean(),
  /** For a contract that renews itself: the last day for notice, and the day on which notice was given. */
  renewal: z.object({ notice_by: z.string(), noticed_on: z.string().nullable() }).nullable(),
  /** As of today, or of the first day of a later contract; null until the price is calculated. */
  money: money.nullable(),
  room,
});

export type ServiceFigure = z.infer<typeof serviceFigure>;

/** The sum of several services. A building with more than one of them counts once. */
export const figureSum = z.object({
  services: z.int(),
  without_budget: z.int(),
  ...money.shape,
  ...room.shape,
});

export type FigureSum = z.infer<typeof figureSum>;

/** The services of an area with all areas below it, or of a manager. Id 0 without a name stands for services that have
 * none. */
export const figureGroup = figureSum.extend({
  id: z.int().min(0),
  name: z.string().nullable(),
  /** The area above. */
  within: z.string().nullable(),
});

export type FigureGroup = z.infer<typeof figureGroup>;
