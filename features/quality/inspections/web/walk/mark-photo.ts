import type { QueryClient } from '@tanstack/react-query';
import { fileEndpoints } from '#features/accounts/files/contract';
import type { Photo } from '#features/accounts/files/web';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { unsentNow, type Write } from '#platform/web/outbox/index';
import { type Inspection, nameOfAsked } from '../../contract/index.ts';
import { readInspectionAgain } from '../cache-inspection.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { recordEntries } from './record-entry.ts';
import type { Question } from './steps.ts';
import { photoEntry, photoName } from './walk-entries.ts';

type Marked = { id: string; markup: NonNullable<Photo['markup']> };

const photoOf = ({ form, files }: Write): Photo => ({
  ...(form?.photo as Photo),
  file: files[0]?.file as Blob,
});

/** Draws on a photo that was just taken. While the photo waits on the device, it is stored again with its marks; if it has
 * arrived in the meantime, the server gets the marks. */
export const markPhoto = async (
  client: QueryClient,
  inspection: Inspection,
  question: Question,
  { id, markup }: Marked,
): Promise<void> => {
  const { client_uuid } = inspection;
  const write = unsentNow(inspectionGroup(client_uuid)).find((one) => one.id === id);
  if (write?.state === 'sending') {
    showAlert({ text: text('inspections:walk.photoSending'), colour: 'red' });
    throw new Error('a photo on its way cannot be drawn on');
  }
  if (write) {
    const marked = { ...photoOf(write), id: crypto.randomUUID(), markup };
    await recordEntries(client, client_uuid, [photoEntry(inspection, question, marked)], [id]);
    return;
  }
  const known = client.getQueryData<Inspection>(inspectionQuery(client_uuid).queryKey) ?? inspection;
  const answer = known.answers.find((one) => nameOfAsked(one) === question.name);
  const file = answer?.files.find(({ name }) => name === photoName(id));
  if (!file) return;
  await call(fileEndpoints.markFile, {
    params: { id: file.id },
    body: { markup, updated_at: file.updated_at },
  }).catch(showProblem);
  readInspectionAgain(client, client_uuid);
};
