import type { FoundJob } from '#features/sites/jobs/server';
import { type MessageRef, requireValid } from '#platform/contract/errors';
import type { InstructionFields } from './instruction-repository.ts';

/** Refuses what the schema of single fields cannot: no text in either language, a week without days, a building of another
 * job. */
export const checkInstruction = (job: FoundJob, fields: InstructionFields): void => {
  const { text_en, text_es, frequency, weekdays, building_id } = fields;
  const errors: Record<string, (string | MessageRef)[]> = {};
  if (text_en === '' && text_es === '') errors.text_en = ['instruction_text'];
  if (frequency === 'weekly' && weekdays.length === 0) errors.weekdays = ['instruction_weekdays'];
  if (building_id !== null && !job.buildings.some(({ id }) => id === building_id))
    errors.building_id = ['instruction_building'];
  requireValid(errors);
};
