import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Photo } from '#features/accounts/files/web';
import { discardWrite, submitAll, unsentNow } from '#platform/web/outbox/index';
import { inspectionGroup } from '../outbox/about.ts';
import { nothingGiven } from '../outbox/given.ts';
import { markPhoto } from './mark-photo.ts';
import { recordEntries } from './record-entry.ts';
import { removeTenant } from './remove-tenant.ts';
import { standingNow } from './standing-now.ts';
import type { Question, Step } from './steps.ts';
import type { Walked } from './use-inspection.ts';
import {
  answerEntry,
  type General,
  generalEntry,
  markEntry,
  newTenantEntry,
  photoEntry,
  type Said,
  tenantEntry,
} from './walk-entries.ts';

export type Act = ReturnType<typeof useAct>;

/** What an inspector does. The same functions in every rendering, so that nothing is drawn again because of them; each reads
 * what stands now, also what was entered a moment ago. */
export const useAct = (walked: Walked) => {
  const client = useQueryClient();
  const latest = useRef(walked);
  latest.current = walked;
  return useMemo(() => {
    const now = () => standingNow(client, latest.current).inspection;
    const writes = () => unsentNow(inspectionGroup(now().client_uuid));
    const record = (...[entries, replaces]: [Parameters<typeof recordEntries>[2], string[]?]) =>
      recordEntries(client, now().client_uuid, entries, replaces);
    const standing = ({ name }: Question) =>
      standingNow(client, latest.current).given().get(name) ?? nothingGiven;
    return {
      answer: (question: Question, said: Partial<Said>) => {
        const { value, na, comment } = standing(question);
        return record([answerEntry(now(), question, { value, na, comment, ...said })]);
      },
      addPhotos: (question: Question, photos: readonly Photo[]) =>
        record(photos.map((photo) => photoEntry(now(), question, photo))),
      /** The ink goes with the name of who signed. */
      sign: (question: Question, name: string, ink: Photo) => {
        const { comment } = standing(question);
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
      say: (said: Partial<General>) => {
        const { general_comments, accompanied_by, visibility } = now();
        return record([generalEntry(now(), { general_comments, accompanied_by, visibility, ...said })]);
      },
      addTenant: (tenant: Parameters<typeof tenantEntry>[1]) => record([tenantEntry(now(), tenant)]),
      /** A refusal is thrown: the form still has the input. */
      createTenant: (tenant: Parameters<typeof newTenantEntry>[1]) =>
        submitAll(client, [newTenantEntry(now(), tenant)], { keepsInput: true }),
      removeTenant: (tenant: Parameters<typeof removeTenant>[2]) =>
        removeTenant(client, standingNow(client, latest.current), tenant),
    };
  }, [client]);
};
