import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { frequency } from './frequency.ts';
import { instructionReaders, instructionSet, max, siteInstruction } from './instruction.ts';

const read = { method: 'GET', access: { all: ['hasAccessWorld'] } } as const;

const write = { access: { all: ['hasAccessWorld', 'admin.canEditJobSite'] }, rate: 'write' } as const;

const one = z.strictObject({ id: field.id, instructionId: field.id });

const { room, text_en, text_es, weekdays, day, month, building_id } = {
  building_id: field.id.nullable(),
  room: field.name,
  text_en: field.longText,
  text_es: field.longText,
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  day: z.int().min(1).max(31).nullable(),
  month: z.int().min(1).max(12).nullable(),
};

const photos = { fields: ['files'], ...photoLimits, max: max.photos };

export const instructionEndpoints = {
  listInstructions: endpoint({
    ...read,
    path: '/job/{id}/instructions',
    summary: 'The instructions of a site in their order, and what is new to the caller',
    params: field.idParams,
    answer: instructionSet,
  }),
  listInstructionReaders: endpoint({
    ...read,
    path: '/job/{id}/instructions/readers',
    summary: 'Who holds a duty at a site today and has read its instructions, or has not',
    access: write.access,
    params: field.idParams,
    answer: instructionReaders,
  }),
  createInstruction: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/instructions',
    summary: 'Add an instruction with its photos at the end',
    params: field.idParams,
    body: z.strictObject({
      building_id: building_id.default(null),
      room,
      text_en: text_en.default(''),
      text_es: text_es.default(''),
      frequency,
      weekdays: weekdays.default([]),
      day: day.default(null),
      month: month.default(null),
      ...imageDetails,
    }),
    files: photos,
    answer: siteInstruction,
    rate: 'upload',
    audit: 'site-instruction.created',
  }),
  updateInstruction: endpoint({
    ...write,
    method: 'PUT',
    path: '/job/{id}/instructions/{instructionId}',
    summary: 'Save the fields that are sent, add photos and take others away',
    params: one,
    body: z
      .strictObject({ building_id, room, text_en, text_es, frequency, weekdays, day, month })
      .partial()
      .extend({
        removed_photo_ids: z.array(field.id).max(max.photos).optional(),
        ...imageDetails,
        updated_at: field.updatedAt,
      }),
    files: photos,
    answer: siteInstruction,
    rate: 'upload',
    audit: 'site-instruction.updated',
  }),
  deleteInstruction: endpoint({
    ...write,
    method: 'DELETE',
    path: '/job/{id}/instructions/{instructionId}',
    summary: 'Delete an instruction',
    params: one,
    answer: field.idParams,
    audit: 'site-instruction.deleted',
  }),
  orderInstructions: endpoint({
    ...write,
    method: 'PUT',
    path: '/job/{id}/instruction-order',
    summary: 'Put the instructions of a site in this order; all of them are named',
    params: field.idParams,
    body: z.strictObject({ ids: z.array(field.id).min(1).max(max.instructions) }),
    answer: z.object({ ids: z.array(field.id) }),
    audit: 'job.instructions-ordered',
  }),
  copyInstructions: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/instructions/copy',
    summary: 'Add all instructions of another site, with their photos',
    params: field.idParams,
    body: z.strictObject({ from_job_id: field.id }),
    answer: z.object({ copied: z.int() }),
    audit: 'job.instructions-copied',
  }),
  readInstructions: endpoint({
    ...read,
    method: 'POST',
    path: '/job/{id}/instructions/read',
    summary: 'The caller has read this version of the instructions',
    params: field.idParams,
    body: z.strictObject({
      version: z.int().min(1).max(2_147_483_647),
      /** The time on the device when it was read. */
      device_at: field.timestamp.optional(),
    }),
    answer: z.object({ version: z.int(), at: field.timestamp }),
    rate: 'write',
    audit: 'job.instructions-read',
  }),
};
