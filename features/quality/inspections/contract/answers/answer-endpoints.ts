import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { clockOffset } from '#platform/contract/later-entry';
import { inspectionState } from '../inspection/inspection.ts';
import { inspectionParams } from '../inspection/inspection-params.ts';
import { answer, answerEntry, maxEntries, pastAnswer } from './answer.ts';
import { instanceKey } from './places.ts';

const edit = { all: ['hasAccessInspections', 'inspections.canEdit'] } as const;

const path = '/quality/inspections/{id}';

/** The answers named by the call as they stand now, and what they make of the inspection. */
const savedAnswers = z.object({ answers: z.array(answer), inspection: inspectionState });

export const answerEndpoints = {
  getAnswerHistory: endpoint({
    method: 'GET',
    path: `${path}/answer-history`,
    summary: 'The answers to questions that were answered differently, or by several people; 1,000 at most',
    access: edit,
    params: inspectionParams,
    answer: z.array(pastAnswer),
  }),
  saveAnswers: endpoint({
    method: 'PUT',
    path: `${path}/answers`,
    summary: 'Answer questions; of two answers to one question the later stands and both are kept',
    access: edit,
    params: inspectionParams,
    body: z.strictObject({
      answers: z.array(answerEntry).min(1, 'required').max(maxEntries),
      clock_offset_ms: clockOffset,
    }),
    answer: savedAnswers,
    rate: 'write',
    audit: 'inspection.answered',
  }),
  markSection: endpoint({
    method: 'PUT',
    path: `${path}/mark-all`,
    summary:
      'Give all questions of a section that nobody has answered Good, or the best choice of a scale without it',
    access: edit,
    params: inspectionParams,
    body: z.strictObject({
      client_uuid: field.clientUuid,
      section_id: z.uuid(),
      instance: instanceKey.default(''),
      device_at: field.timestamp.optional(),
      clock_offset_ms: clockOffset,
    }),
    answer: savedAnswers,
    rate: 'write',
    audit: 'inspection.answered',
  }),
  addAnswerFiles: endpoint({
    method: 'POST',
    path: `${path}/answer-files`,
    summary:
      'Add photos to the answer of one question, or the ink of a signature; also before it is answered',
    access: edit,
    params: inspectionParams,
    body: z.strictObject({ question_id: z.uuid(), instance: instanceKey.default(''), ...imageDetails }),
    files: { fields: ['files', 'images'], ...photoLimits },
    answer: savedAnswers,
    rate: 'upload',
    audit: 'inspection.photos-added',
  }),
};
