import { z } from 'zod';

const termUnits = [
  'people',
  'hours',
  'days',
  'weeks',
  'wage',
  'sqft',
  'rate',
  'percent',
  'burden',
  'money',
] as const;

/** A number of a formula. The terms of a part are multiplied. */
const term = z.object({ value: z.number(), unit: z.enum(termUnits) });

export type Term = z.infer<typeof term>;

const partGroups = ['pricing', 'credit', 'shift', 'cost', 'figure'] as const;

/** One summand of a figure. */
const part = z.object({
  /** The group of keys to which `key` belongs. */
  group: z.enum(partGroups),
  key: z.string(),
  /** The note that people entered. */
  note: z.string(),
  terms: z.array(term),
  /** Below zero when it is taken off. */
  amount: z.number(),
});

export type Part = z.infer<typeof part>;

export const figureKeys = [
  'gross',
  'occupied',
  'list',
  'credits',
  'net',
  'hours',
  'wages',
  'loaded',
  'total',
  'margin',
] as const;

export type FigureKey = (typeof figureKeys)[number];

/** A figure with the numbers from which it was calculated. */
export const figure = z.object({
  key: z.enum(figureKeys),
  unit: z.enum(['sqft', 'money', 'hours', 'percent']),
  /** Null when something that it is calculated from does not exist. */
  value: z.number().nullable(),
  parts: z.array(part),
  /** The divisor of the sum of the parts; null when it is not divided. */
  over: z.number().nullable(),
});

export type Figure = z.infer<typeof figure>;
