import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { fileEndpoints } from '#features/accounts/files/contract';
import type { Photo } from '#features/accounts/files/web';
import { call, isApiError } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { loadMessages } from '#platform/web/forms/index';
import { text } from '#platform/web/i18n/index';
import {
  type AnyEntry,
  discardWrite,
  openOutboxPanel,
  submitAll,
  unsentNow,
  type Write,
} from '#platform/web/outbox/index';
import { type Inspection, nameOfQuestion, type Place } from '../../contract/index.ts';
import { refreshInspection } from '../cache-inspection.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { isAnsweredIn, noAnswer } from '../outbox/current-answers.ts';
import { unsentTenant } from '../outbox/with-unsent.ts';
import { currentInspection } from './current-inspection.ts';
import type { Question, Step } from './steps.ts';
import type { Walked } from './use-inspection.ts';
import {
  answerEntry,
  type Entered,
  type General,
  generalEntry,
  markEntry,
  newTenantEntry,
  photoEntry,
  photoName,
  tenantEntry,
  tenantRemovalEntry,
} from './walk-entries.ts';

const describeRefused = (error: unknown): void => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) {
    showProblem(error);
    return;
  }
  if (error.status === 401) return;
  const words =
    error.code === 'inspection_finalized' ? text('inspections:walk.closedMeanwhile') : error.message;
  showAlert({
    text: words,
    colour: 'red',
    action: { label: text('inspections:walk.showUnsent'), run: openOutboxPanel },
  });
};

/** Puts entries down on the device and sends them. What the server refuses stays there, with its reason: nothing that was
 * entered during a walk is thrown away by itself. */
const recordEntries = async (
  client: QueryClient,
  ref: string,
  entries: readonly AnyEntry[],
  replaces: readonly string[] = [],
): Promise<void> => {
  try {
    await submitAll(client, entries, { keepsRefused: true, replaces });
  } catch (error) {
    refreshInspection(client, ref);
    describeRefused(error);
  }
};

type Marked = { id: string; markup: NonNullable<Photo['markup']> };

const photoOf = ({ form, files }: Write): Photo => ({
  ...(form?.photo as Photo),
  file: files[0]?.file as Blob,
});

/** Draws on a photo that was just taken. While the photo waits on the device, it is stored again with its marks; if it has
 * arrived in the meantime, the server gets the marks. */
const markPhoto = async (
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
  const answer = known.answers.find((one) => nameOfQuestion(one) === question.name);
  const file = answer?.files.find(({ name }) => name === photoName(id));
  if (!file) return;
  await call(fileEndpoints.markFile, {
    params: { id: file.id },
    body: { markup, updated_at: file.updated_at },
  }).catch(showProblem);
  refreshInspection(client, client_uuid);
};

/** Leaves out a tenant for whom nothing is answered. A tenant that the server does not know yet is not sent. A refusal by the
 * server is shown and the tenant is back, so the write does not stay on the device. */
const removeTenant = async (
  client: QueryClient,
  { inspection, entered }: ReturnType<typeof currentInspection>,
  tenant: Pick<Place, 'id' | 'key' | 'name'>,
): Promise<void> => {
  if (isAnsweredIn(entered(), tenant.key)) {
    const messageText = await loadMessages();
    showAlert({ text: messageText('inspection_tenant_answered'), colour: 'red' });
    return;
  }
  const added = unsentTenant(unsentNow(inspectionGroup(inspection.client_uuid)), tenant.id);
  if (added) return discardWrite(added);
  try {
    await submitAll(client, [tenantRemovalEntry(inspection, tenant)]);
  } catch (error) {
    refreshInspection(client, inspection.client_uuid);
    showProblem(error);
  }
};

export type Act = ReturnType<typeof useAct>;

/** What an inspector does. The same functions in every rendering, so that nothing is drawn again because of them; each reads
 * what stands now, also what was entered a moment ago. */
export const useAct = (walked: Walked) => {
  const client = useQueryClient();
  const latest = useRef(walked);
  latest.current = walked;
  return useMemo(() => {
    const now = () => currentInspection(client, latest.current).inspection;
    const writes = () => unsentNow(inspectionGroup(now().client_uuid));
    const record = (...[entries, replaces]: [Parameters<typeof recordEntries>[2], string[]?]) =>
      recordEntries(client, now().client_uuid, entries, replaces);
    const inForce = ({ name }: Question) =>
      currentInspection(client, latest.current).entered().get(name) ?? noAnswer;
    return {
      answer: (question: Question, entered: Partial<Entered>) => {
        const { value, na, comment } = inForce(question);
        return record([answerEntry(now(), question, { value, na, comment, ...entered })]);
      },
      addPhotos: (question: Question, photos: readonly Photo[]) =>
        record(photos.map((photo) => photoEntry(now(), question, photo))),
      /** The ink goes with the name of who signed. */
      sign: (question: Question, name: string, ink: Photo) => {
        const { comment } = inForce(question);
        return record([
          photoEntry(now(), question, ink),
          answerEntry(now(), question, { value: { name }, na: false, comment }),
        ]);
      },
      markPhoto: (question: Question, id: string, markup: NonNullable<Photo['markup']>) =>
        markPhoto(client, now(), question, { id, markup }),
      removePhoto: async (id: string) => {
        const write = writes().find((one) => one.id === id);
        if (write && write.state !== 'sending') await discardWrite(write);
      },
      markSection: (step: Step) => record([markEntry(now(), step)]),
      say: (entered: Partial<General>) => {
        const { general_comments, accompanied_by, visibility } = now();
        return record([generalEntry(now(), { general_comments, accompanied_by, visibility, ...entered })]);
      },
      addTenant: (tenant: Parameters<typeof tenantEntry>[1]) => record([tenantEntry(now(), tenant)]),
      /** A refusal is thrown: the form still has the input. */
      createTenant: (tenant: Parameters<typeof newTenantEntry>[1]) =>
        submitAll(client, [newTenantEntry(now(), tenant)], { keepsInput: true }),
      removeTenant: (tenant: Parameters<typeof removeTenant>[2]) =>
        removeTenant(client, currentInspection(client, latest.current), tenant),
    };
  }, [client]);
};
