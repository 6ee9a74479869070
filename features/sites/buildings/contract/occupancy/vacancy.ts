import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { squareFeet } from '../floors/floor.ts';

/** Full floor, or a part of one: contracts credit them at different rates. */
export const vacancyKinds = ['FF', 'PF'] as const;

/** Rooms of a floor that stand empty. */
export const vacancy = z.object({
  id: field.id,
  building_id: field.id,
  floor_id: field.id,
  sqft: z.int(),
  kind: z.enum(vacancyKinds),
  from: z.string(),
  /** The last day; null while nobody knows it. */
  to: z.string().nullable(),
  /** When the client gave notice: credits begin some days after it. */
  notice_date: z.string().nullable(),
  updated_at: z.string(),
});

export type Vacancy = z.infer<typeof vacancy>;

export const vacancyFields = {
  floor_id: field.id,
  sqft: squareFeet.min(1),
  kind: z.enum(vacancyKinds),
  from: field.date,
  to: field.date.nullable().default(null),
  notice_date: field.date.nullable().default(null),
};

export type VacancyFields = z.output<z.ZodObject<typeof vacancyFields>>;

/** Rooms that a tenant leaves: vacant from the day after its last one. */
export const leftVacant = z.strictObject({
  floor_id: field.id,
  sqft: vacancyFields.sqft,
  kind: vacancyFields.kind,
});
