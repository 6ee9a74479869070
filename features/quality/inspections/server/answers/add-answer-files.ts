import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { responses } from '#features/quality/inspection-templates/contract';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type answerEndpoints, maxPhotos, nameOfQuestion, placedQuestions } from '../../contract/index.ts';
import { publishInspection, recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { ensureAnswer, loadAnswers } from './answer-repository.ts';
import { presentSavedAnswers } from './present-saved-answers.ts';

type Endpoint = (typeof answerEndpoints)['addAnswerFiles'];

/** Photos belong to their answer, never to the screen that was open when they were taken. */
export const addAnswerFiles = preparedHandler<Endpoint, readonly StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, photos) => {
    const { tenant, params, body } = call;
    const inspection = await requireEditableInspection(call, params.id);
    const { snapshot, places, only_asked, visibility } = inspection;
    const placed = placedQuestions(snapshot, places, only_asked).find(
      (one) => nameOfQuestion(one) === nameOfQuestion(body),
    );
    if (!placed) throw invalid({ question_id: ['inspection_question_unknown'] });
    const { response_type, photo, label } = placed.question;
    if (photo === 'none' && !responses[response_type].files)
      throw invalid({ files: ['inspection_answer_no_files'] });
    const ownerId = await ensureAnswer(tenant, inspection.id, placed);
    const before = (await loadAnswers(tenant, inspection.id)).find(({ id }) => id === ownerId);
    if ((before?.photos ?? 0) + photos.length > maxPhotos)
      throw invalid({ files: [{ code: 'inspection_files_too_many', values: { maximum: maxPhotos } }] });
    await attachFiles(tenant, photos, {
      ownerEntity: 'inspection-answer',
      ownerId,
      visibility,
      details: body,
    });
    const change = { action: 'inspection.photos-added', inspection } as const;
    if (inspection.status === 'new') await publishInspection(call, change);
    else await recordInspectionChange(call, { ...change, changes: { photos: [null, label] } });
    return presentSavedAnswers(call, inspection.id, [placed]);
  },
});
