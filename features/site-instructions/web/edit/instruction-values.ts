import { z } from 'zod';
import type { Photo } from '#features/files/web';
import * as field from '#platform/contract/fields';
import { instructionEndpoints, type SiteInstruction } from '../../contract/index.ts';

export const createSchema = instructionEndpoints.createInstruction.body;

/** All fields are sent: of an optional one, an emptied input would be left out and keep its value. */
export const editSchema = createSchema.extend({
  removed_photo_ids: z.array(field.id),
  updated_at: field.updatedAt,
});

export type InstructionValues = Pick<
  SiteInstruction,
  'room' | 'text_en' | 'text_es' | 'frequency' | 'weekdays'
> & {
  building_id: number | null;
  day: number;
  month: number;
  removed_photo_ids: number[];
  photos: Photo[];
  /** Place of what the server says about the photos. */
  files: null;
};

export const emptyInstruction: InstructionValues = {
  building_id: null,
  room: '',
  text_en: '',
  text_es: '',
  frequency: 'nightly',
  weekdays: [],
  day: 1,
  month: 1,
  removed_photo_ids: [],
  photos: [],
  files: null,
};

export const valuesOf = (row: SiteInstruction): InstructionValues => ({
  building_id: row.building?.id ?? null,
  room: row.room,
  text_en: row.text_en,
  text_es: row.text_es,
  frequency: row.frequency,
  weekdays: row.weekdays,
  day: row.day ?? 1,
  month: row.month ?? 1,
  removed_photo_ids: [],
  photos: [],
  files: null,
});
