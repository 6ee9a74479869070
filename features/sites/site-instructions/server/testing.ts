import { type Sample, tinyPicture, write } from '#platform/server/testing/sample';
import { instructionEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const params = { id: Number(known.jobId) };
    const { id, photos } = await call(instructionEndpoints.createInstruction, {
      params,
      body: {
        room: 'Kitchen',
        text_en: 'Empty the refrigerator.',
        text_es: 'Vacíe el refrigerador.',
        frequency: 'weekly',
        weekdays: [5],
      },
      files: [{ field: 'files', file: tinyPicture, name: 'shelf.png' }],
    });
    await call(instructionEndpoints.readInstructions, { params, body: { version: 1 } });
    return { instructionId: id, instructionPhotoId: photos[0]?.id ?? 0 };
  },
  writes: [
    write(instructionEndpoints.createInstruction, (id) => ({
      body: { building_id: id('buildingId'), text_en: 'Dust the shelves.', frequency: 'nightly' },
    })),
    write(instructionEndpoints.updateInstruction, (id) => ({ body: { building_id: id('buildingId') } })),
    write(instructionEndpoints.updateInstruction, (id) => ({
      body: { removed_photo_ids: [id('instructionPhotoId')] },
      files: [],
    })),
    write(instructionEndpoints.orderInstructions, (id) => ({ body: { ids: [id('instructionId')] } })),
    write(instructionEndpoints.copyInstructions, (id) => ({ body: { from_job_id: id('otherJobId') } })),
  ],
  createOwn: async ({ call, known }) => {
    const params = { id: Number(known.otherJobId) };
    const body = { room: 'Hall', text_en: 'Dust the shelves.', frequency: 'nightly' as const };
    await call(instructionEndpoints.createInstruction, { params, body });
    return {};
  },
  grow: [
    `insert into site_instructions (organization_id, job_id, place, room, text_en, frequency, added_in, changed_in)
     select :organizationId, :jobId, 100 + n, 'Room ' || n, 'Dust the shelves.', 'nightly', 1, 1 from :more`,
    `insert into site_instruction_reads (organization_id, job_id, user_id, version, read_at)
     select organization_id, :jobId, user_id, 1, now() from memberships
     where organization_id = :organizationId on conflict do nothing`,
  ],
  lists: { listInstructions: '', listInstructionReaders: '' },
};
