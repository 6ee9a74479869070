import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { responses } from '#features/quality/inspection-templates/contract';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type answerEndpoints, askedOf, maxPhotos, nameOfAsked } from '../../contract/index.ts';
import { publishInspection, recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { answerFor, answersOfInspection } from './answer-repository.ts';
import { presentAnswered } from './present-answered.ts';

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
    const asked = askedOf(snapshot, places, only_asked).find((one) => nameOfAsked(one) === nameOfAsked(body));
    if (!asked) throw invalid({ question_id: ['inspection_question_unknown'] });
    const { response_type, photo, label } = asked.question;
    if (photo === 'none' && !responses[response_type].files)
      throw invalid({ files: ['inspection_answer_no_files'] });
    const ownerId = await answerFor(tenant, inspection.id, asked);
    const before = (await answersOfInspection(tenant, inspection.id)).find(({ id }) => id === ownerId);
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
    return presentAnswered(call, inspection.id, [asked]);
  },
});
