import { z } from 'zod';
import { onOneLine, tidy } from './tidy.ts';

/** Reusable field schemas. A message that is a key of the catalogue is translated for the reader. */

export const id = z.int().positive().max(2_147_483_647);

export const idParams = z.strictObject({ id });

/** Inputs of browsers let people type years of up to six digits. */
const ofFarYear = ({ input }: { input?: unknown }): 'date_year' | undefined =>
  typeof input === 'string' && /^[+-]?\d{5,6}-\d\d-\d\d(?:T|$)/.test(input) ? 'date_year' : undefined;

/** `YYYY-MM-DD` of the years 1900 to 2199. The limits 1990-01-01 to ten years ahead are checked where "today" is
 * known. */
export const date = z.iso.date({ abort: true, error: ofFarYear }).regex(/^(19|20|21)\d\d-/, 'date_year');

/** ISO 8601 with an offset, of the years 1900 to 2199. */
export const timestamp = z.iso
  .datetime({ offset: true, abort: true, error: ofFarYear })
  .regex(/^(19|20|21)\d\d-/, 'date_year');

/** Whether a typed text is a date that can be calculated with. */
export const isDate = (text: string): boolean => date.safeParse(text).success;

/** `HH:mm`, 24 hours. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_format');

/** Typed text. Control characters, and characters that reverse the direction of neighbouring text, are dropped. Text
 * without a visible character becomes empty. */
export const text = z.string().overwrite(tidy).trim();

/** Text without line breaks, as an input of one line has it. */
export const oneLine = text.overwrite(onOneLine).trim();

const line = oneLine.min(1).max(100, 'character_limit_exceeded');

export const name = line.regex(/^[^<>]*$/, 'name_brackets');

/** A person's or contact's name: at least one letter, no angle brackets. */
export const personName = line.regex(/^(?=.*\p{L})[^<>]*$/u, 'valid_name');

export const longText = text.max(2000, 'character_limit_exceeded');

export const comment = text.max(500, 'character_limit_exceeded');

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('valid_email'));

/** Ten digits. Spaces, brackets and other marks that people type are dropped. */
export const phone = z
  .string()
  .transform((text) => text.replace(/[\s().+-]/g, ''))
  .pipe(z.string().regex(/^\d{10}$/, 'phone_10_digits'));

export const states = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'DC',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
] as const;

export const state = z.enum(states, 'state_abbreviation');

export const locale = z.enum(['en', 'es']);

export type Locale = z.infer<typeof locale>;

/** The record's `updated_at` when the editor read it. Saving over a newer one is stale (409). */
export const updatedAt = timestamp;

/** Created by the device together with the record, so that a retry never creates a second one. */
export const clientUuid = z.uuid();

/** Another record, as a record that belongs to it names it. */
export const named = z.object({ id, name: z.string() });
