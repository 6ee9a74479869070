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

/** A number of a formula; those of a part are multiplied. */
const term = z.object({ value: z.number(), unit: z.enum(termUnits) });

export type Term = z.infer<typeof term>;

const partGroups = ['pricing', 'credit', 'shift', 'cost', 'figure'] as const;

/** What a figure is the sum of. */
const part = z.object({
  /** What `key` is one of. */
  group: z.enum(partGroups),
  key: z.string(),
  /** What people called it. */
  note: z.string(),
  terms: z.array(term),
  /** Below nothing where it is taken off. */
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

/** A figure with the very numbers that it was calculated from. */
export const figure = z.object({
  key: z.enum(figureKeys),
  unit: z.enum(['sqft', 'money', 'hours', 'percent']),
  /** Null where what it is calculated from does not exist. */
  value: z.number().nullable(),
  parts: z.array(part),
  /** What the sum of the parts is divided by. */
  over: z.number().nullable(),
});

export type Figure = z.infer<typeof figure>;
