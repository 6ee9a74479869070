import {
  defineFileWriters,
  type FileChange,
  type FileOwnerCheck,
  noFileWriters,
} from '#features/accounts/files/server';
import { loadInspectionOfAnswer } from '../answers/answer-repository.ts';
import { lockInspection, type StoredInspection } from '../inspection/inspection-repository.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireInspection } from '../inspection/require-inspection.ts';
import { seesInspection } from './sees-inspection-repository.ts';

const ofInspection: FileOwnerCheck = (tenant, person, id) => seesInspection(tenant, person, id);

const ofAnswer: FileOwnerCheck = async (tenant, _person, answerId) => {
  const id = await loadInspectionOfAnswer(tenant, answerId);
  return id === undefined ? false : { entity: 'inspection', id };
};

export const fileOwners = { inspection: ofInspection, 'inspection-answer': ofAnswer };

/** Photos are changed by whoever writes inspections, until theirs is final. */
export const answerPhotos = defineFileWriters<Pick<StoredInspection, 'status'>>({
  hold: async ({ tenant, person }, answerId) => {
    const id = await loadInspectionOfAnswer(tenant, answerId);
    return id === undefined ? undefined : lockInspection(tenant, person, id);
  },
  mayWrite: {
    attachment: ({ flags }) => flags.has('hasAccessInspections') && flags.has('inspections.canEdit'),
  },
  isOpen: ({ status }) => status !== 'finalized',
});

/** On the inspection itself hang the signatures alone. */
export const fileWriters = { inspection: noFileWriters, 'inspection-answer': answerPhotos };

const changed: FileChange = async (call, { how, file }) => {
  const id = await loadInspectionOfAnswer(call.tenant, file.owner_id);
  if (id === undefined) return;
  const inspection = await requireInspection(call, id);
  await recordInspectionChange(call, {
    action: `inspection.photo-${how}`,
    inspection,
    changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
  });
};

export const fileChanges = { 'inspection-answer': changed };
