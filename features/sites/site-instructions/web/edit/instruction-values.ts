import { z } from 'zod';
import type { Photo } from '#features/accounts/files/web';
import * as field from '#platform/contract/fields';
import { instructionEndpoints, type SiteInstruction } from '../../contract/index.ts';

const { body } = instructionEndpoints.createInstruction;

type Texts = { text_en: string; text_es: string };

/** Checked on the device, because the server's refusal comes late on a slow line, and not at all without one. */
const saysSomething = ({ text_en, text_es }: Texts): boolean => text_en !== '' || text_es !== '';

const noRemark = { path: ['text_en'], message: 'instruction_text' };

export const createSchema = body.refine(saysSomething, noRemark);

/** Sends all fields: an emptied input of an optional field would be left out, and the field would keep its value. */
export const editSchema = body
  .extend({ removed_photo_ids: z.array(field.id), updated_at: field.updatedAt })
  .refine(saysSomething, noRemark);

export type InstructionValues = Pick<
  SiteInstruction,
  'room' | 'text_en' | 'text_es' | 'frequency' | 'weekdays'
> & {
  building_id: number | null;
  day: number;
  month: number;
  removed_photo_ids: number[];
  photos: Photo[];
  /** Where errors of the server about the photos are shown. */
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
