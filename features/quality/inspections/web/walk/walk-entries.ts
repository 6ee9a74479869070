import type { Photo } from '#features/accounts/files/web';
import { photoParts } from '#features/accounts/files/web';
import type { CallOf } from '#platform/contract/endpoint';
import { serverAhead } from '#platform/web/api/index';
import type { Entry } from '#platform/web/outbox/index';
import type { answerEndpoints, Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { type AboutAnswer, type AboutInspection, aboutInspection, inspectionGroup } from '../outbox/about.ts';
import type { CurrentAnswer } from '../outbox/current-answers.ts';
import {
  addTenantWrite,
  answerPhotosWrite,
  createTenantWrite,
  deleteTenantWrite,
  markSectionWrite,
  saveAnswersWrite,
  updateInspectionWrite,
} from '../outbox/inspection-writes.ts';
import { type Question, type Step, stepTitle } from './steps.ts';

/** Entries name the inspection by the key of its device, which exists before the server has given an id. The write that begins
 * the inspection has to arrive first. */
const of = ({ client_uuid }: Inspection) => ({
  params: { id: client_uuid },
  queue: { group: inspectionGroup(client_uuid), needs: [client_uuid] },
});

/** The device's own time, and by how much its clock is off. */
const clock = () => ({ device_at: new Date().toISOString(), clock_offset_ms: Math.round(serverAhead()) });

const aboutAnswer = (inspection: Inspection, { name, question }: Question): AboutAnswer => ({
  ...aboutInspection(inspection),
  question: name,
  label: question.label,
});

export type Entered = Pick<CurrentAnswer, 'value' | 'na' | 'comment'>;

/** One complete answer, because the later of two replaces the earlier one as a whole. */
export const answerEntry = (
  inspection: Inspection,
  question: Question,
  entered: Entered,
): Entry<typeof answerEndpoints.saveAnswers, AboutAnswer> => {
  const { params, queue } = of(inspection);
  const { device_at, clock_offset_ms } = clock();
  const { question_id, instance } = question;
  const client_uuid = crypto.randomUUID();
  return {
    ...queue,
    kind: saveAnswersWrite,
    id: client_uuid,
    parts: {
      params,
      body: { answers: [{ client_uuid, question_id, instance, ...entered, device_at }], clock_offset_ms },
    },
    about: aboutAnswer(inspection, question),
  };
};

/** A name of its own for each photo, because some cameras give every picture the same name. */
export const photoName = (id: string): string => `photo-${id.slice(0, 13)}.jpg`;

/** A photo of one answer, bound to it even before it is answered. Its own name identifies it once the server has it. */
export const photoEntry = (
  inspection: Inspection,
  question: Question,
  photo: Photo,
): Entry<typeof answerEndpoints.addAnswerFiles, AboutAnswer> => {
  const { params, queue } = of(inspection);
  const { files, details } = photoParts([{ ...photo, name: photoName(photo.id) }]);
  const { question_id, instance } = question;
  return {
    ...queue,
    kind: answerPhotosWrite,
    id: photo.id,
    parts: { params, body: { question_id, instance, ...details }, files },
    about: aboutAnswer(inspection, question),
    form: { photo: { ...photo, file: null } },
  };
};

export const markEntry = (
  inspection: Inspection,
  step: Step,
): Entry<typeof answerEndpoints.markSection, AboutAnswer> => {
  const { params, queue } = of(inspection);
  const client_uuid = crypto.randomUUID();
  return {
    ...queue,
    kind: markSectionWrite,
    id: client_uuid,
    parts: {
      params,
      body: { client_uuid, section_id: step.section.id, instance: step.place?.key ?? '', ...clock() },
    },
    about: { ...aboutInspection(inspection), question: '', label: stepTitle(step) },
  };
};

export type General = Pick<Inspection, 'general_comments' | 'accompanied_by' | 'visibility'>;

export const generalEntry = (
  inspection: Inspection,
  { general_comments, accompanied_by, visibility }: General,
): Entry<typeof inspectionEndpoints.updateInspection, AboutInspection> => {
  const { params, queue } = of(inspection);
  return {
    ...queue,
    kind: updateInspectionWrite,
    id: crypto.randomUUID(),
    parts: {
      params,
      body: {
        general_comments,
        accompanied_by,
        ...(inspection.can.choose_visibility ? { visibility } : {}),
        device_at: new Date(Date.now() + serverAhead()).toISOString(),
      },
    },
    about: aboutInspection(inspection),
  };
};

export const tenantEntry = (
  inspection: Inspection,
  { id, name, floor_id }: { id: number; name: string; floor_id: number | null },
): Entry<typeof inspectionEndpoints.addInspectionTenant, AboutInspection & { tenant: string }> => {
  const { params, queue } = of(inspection);
  const about = { ...aboutInspection(inspection), tenant: name, floor_id };
  return {
    ...queue,
    kind: addTenantWrite,
    id: crypto.randomUUID(),
    parts: { params, body: { tenant_id: id } },
    about,
  };
};

export const newTenantEntry = (
  inspection: Inspection,
  body: CallOf<typeof inspectionEndpoints.createInspectionTenant>['body'],
): Entry<typeof inspectionEndpoints.createInspectionTenant, AboutInspection & { tenant: string }> => {
  const { params, queue } = of(inspection);
  return {
    ...queue,
    kind: createTenantWrite,
    id: crypto.randomUUID(),
    parts: { params, body },
    about: { ...aboutInspection(inspection), tenant: body.name },
  };
};

export const tenantRemovalEntry = (
  inspection: Inspection,
  { id, name }: { id: number; name: string },
): Entry<typeof inspectionEndpoints.deleteInspectionTenant, AboutInspection & { tenant: string }> => {
  const { params, queue } = of(inspection);
  return {
    ...queue,
    kind: deleteTenantWrite,
    id: crypto.randomUUID(),
    parts: { params: { ...params, tenantId: id } },
    about: { ...aboutInspection(inspection), tenant: name },
  };
};
