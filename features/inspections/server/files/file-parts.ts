import type { FileChange, FileOwnerCheck, FileWriterCheck } from '#features/files/server';
import { inspectionOfAnswer } from '../answers/answer-repository.ts';
import { loadForEdit } from '../inspection/load-inspection.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { seesInspection } from './sees-inspection-repository.ts';

const ofInspection: FileOwnerCheck = (tenant, person, id) => seesInspection(tenant, person, id);

const ofAnswer: FileOwnerCheck = async (tenant, _person, answerId) => {
  const id = await inspectionOfAnswer(tenant, answerId);
  return id === undefined ? false : { entity: 'inspection', id };
};

export const fileOwners = { inspection: ofInspection, 'inspection-answer': ofAnswer };

const mayWrite: FileWriterCheck = ({ flags, license }, { purpose }) =>
  purpose !== 'signature' && license !== 'viewer' && flags.has('inspections.canEdit');

export const fileWriters = { inspection: mayWrite, 'inspection-answer': mayWrite };

/** Nothing of a final inspection is changed, photos included. */
const changed: FileChange = async (call, { how, file }) => {
  const id = await inspectionOfAnswer(call.tenant, file.owner_id);
  if (id === undefined) return;
  const inspection = await loadForEdit(call, id);
  await recordInspectionChange(call, {
    action: `inspection.photo-${how}`,
    inspection,
    changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
  });
};

export const fileChanges = { 'inspection-answer': changed };
