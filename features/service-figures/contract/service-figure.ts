import { z } from 'zod';
import { serviceTypes } from '#features/jobs/contract';
import * as field from '#platform/contract/fields';

const named = z.object({ id: field.id, name: z.string() });

/** What the client pays, and what the budget makes of it. Shares are of the net price; null without a budget. */
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
  /** Of the contract. */
  id: field.id,
  number: z.string(),
  service: z.object({ id: field.id, type: z.enum(serviceTypes), name: z.string() }),
  job: z.object({ id: field.id, job_number: z.string(), job_name: z.string() }),
  client: named,
  buildings: z.array(named),
  areas: z.string().nullable(),
  managers: z.string().nullable(),
  start_date: z.string(),
  termination_date: z.string().nullable(),
  /** Null while it has not begun, and where it has no end. */
  days_left: z.int().nullable(),
  has_begun: z.boolean(),
  /** The last day for notice of a contract that renews itself, and when it was given. */
  renewal: z.object({ notice_by: z.string(), noticed_on: z.string().nullable() }).nullable(),
  /** As of today, or of its first day; null until the price of a contract is calculated. */
  money: money.nullable(),
  room,
});

export type ServiceFigure = z.infer<typeof serviceFigure>;

/** Services together; a building with several of them counts once. */
export const figureSum = z.object({
  services: z.int(),
  without_budget: z.int(),
  ...money.shape,
  ...room.shape,
});

export type FigureSum = z.infer<typeof figureSum>;

/** The services of an area with all below it, or of a manager; id 0 and no name for those that have none. */
export const figureGroup = figureSum.extend({
  id: z.int().min(0),
  name: z.string().nullable(),
  /** The area above. */
  within: z.string().nullable(),
});

export type FigureGroup = z.infer<typeof figureGroup>;
