import type { Sample } from '#platform/server/testing/sample';
import { instructionEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const params = { id: Number(known.jobId) };
    const { id } = await call(instructionEndpoints.createInstruction, {
      params,
      body: {
        room: 'Kitchen',
        text_en: 'Empty the refrigerator.',
        text_es: 'Vacíe el refrigerador.',
        frequency: 'weekly',
        weekdays: [5],
      },
    });
    await call(instructionEndpoints.readInstructions, { params, body: { version: 1 } });
    return { instructionId: id };
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
