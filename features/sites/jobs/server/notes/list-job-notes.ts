import { notesOfRecord, presentNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { jobNoteEndpoints } from '../../contract/index.ts';
import { loadJob } from '../job/job-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

/** More than 15 minutes after it was written, a note can be deleted only with the right to edit job sites. */
export const mayDeleteNotes = ({ flags }: Person): boolean => flags.has('admin.canEditJobSite');

/** The newest first. */
export const presentJobNotes = async ({ tenant, person, now }: Call, jobId: number) =>
  (await notesOfRecord(tenant, { entity: 'job', id: jobId })).map(
    presentNote(person, { any: mayDeleteNotes(person), open: true, now }),
  );

export const listJobNotes = async (call: SignedInCall<(typeof jobNoteEndpoints)['listJobNotes']>) => {
  if (!(await loadJob(call.tenant, call.params.id))) throw notFound();
  return presentJobNotes(call, call.params.id);
};
