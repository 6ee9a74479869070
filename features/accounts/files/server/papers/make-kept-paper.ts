import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { makeKey } from '../upload/storage-keys.ts';
import { makePaper } from './paper.ts';
import { countPhotos, failPaper, savePaper, startPaper } from './paper-repository.ts';
import { parseDraft } from './serialize-paper.ts';

export const paperWork = z.object({ organizationId: z.int(), paperId: z.int() });

/** Milliseconds for which a made paper is kept. */
const kept = 60 * 60 * 1000;

/** The progress is stored after each of this many photos. */
const step = 4;

/** Makes a paper for which a reader waits. If it cannot be made, it is not tried again: the reader is told and decides. If a
 * worker dies, the next one makes it. */
export const makeKeptPaper = async (
  { database, storage, clock, log }: Pick<Wiring, 'database' | 'storage' | 'clock' | 'log'>,
  { organizationId, paperId }: z.infer<typeof paperWork>,
): Promise<void> => {
  const inTenant = <T>(run: (tenant: Tenant) => Promise<T>) =>
    database.withTenant(systemScope(organizationId), run);
  const draft = await inTenant((tenant) => startPaper(tenant, paperId));
  if (draft === undefined) return;
  const onPhoto = async (done: number) => {
    if (done % step === 0) await inTenant((tenant) => countPhotos(tenant, paperId, done));
  };
  let pdf: Buffer;
  try {
    pdf = await makePaper({ storage }, parseDraft(draft), { onPhoto });
  } catch (error) {
    log.error({ err: error, paperId }, 'a paper was not made');
    await inTenant((tenant) => failPaper(tenant, paperId));
    return;
  }
  const now = clock.now();
  const key = makeKey(organizationId, now);
  await storage.putBytes(key, pdf);
  const expires_at = new Date(now.getTime() + kept).toISOString();
  await inTenant((tenant) => savePaper(tenant, paperId, { storage_key: key, size: pdf.length, expires_at }));
};
