import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { max, min } from './limits.ts';
import { choiceKey } from './response-types.ts';

/** Names of colors. Each screen chooses shades that are readable on it. */
export const choiceColors = ['green', 'lime', 'yellow', 'orange', 'red', 'blue', 'grey'] as const;

export const scaleChoice = z.strictObject({
  key: choiceKey,
  label: field.oneLine.min(1).max(40, 'character_limit_exceeded'),
  /** One or two characters, for a button on a phone and for tables. */
  short: field.oneLine.min(1).max(2, 'character_limit_exceeded'),
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two_decimals'),
  color: z.enum(choiceColors),
  is_deficient: z.boolean(),
  /** The choice that is preselected. */
  is_default: z.boolean(),
});

export type ScaleChoice = z.infer<typeof scaleChoice>;

const once = (values: readonly string[]) => new Set(values).size === values.length;

const fold = (text: string) => text.toLocaleLowerCase();

export const scaleChoices = z
  .array(scaleChoice)
  .min(min.scaleChoices)
  .max(max.scaleChoices)
  .refine((choices) => choices.some(({ is_deficient }) => !is_deficient), 'scale_all_deficient')
  .refine((choices) => choices.filter(({ is_default }) => is_default).length <= 1, 'scale_defaults')
  .refine((choices) => once(choices.map(({ key }) => key)), 'scale_same_choice')
  .refine((choices) => once(choices.map(({ label }) => fold(label))), 'scale_same_choice');

/** The key by which templates refer to a scale, in the organization and in files. */
export const scaleKey = z.string().regex(/^[a-z0-9_]{1,40}$/, 'not_allowed');

/** A scale as it is stored in a version. */
export const ratingScale = z.object({ key: scaleKey, name: z.string(), choices: z.array(scaleChoice) });

export type RatingScale = z.infer<typeof ratingScale>;

/** What people enter. */
export const scaleFields = { name: field.name, choices: scaleChoices, active: z.boolean().default(true) };
