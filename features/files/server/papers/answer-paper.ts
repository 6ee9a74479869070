import { createHash } from 'node:crypto';
import type { Tenant } from '#platform/server/db/tenant';
import type { FileAnswer, LaterAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import { openLater } from '../serve/open-later.ts';
import { writeDraft } from './draft.ts';
import { makePaper, type Paper } from './paper.ts';
import { beginPaper, findPaper } from './paper-repository.ts';
import { presentProgress } from './present-progress.ts';

/** Photos of a paper that is made while the reader waits, in about a second. */
const photosAtOnce = 20;

/** Milliseconds until a paper that nobody has made is given up. */
const patience = 24 * 60 * 60 * 1000;

type Call = { tenant: Tenant; wiring: Wiring; now: Date };

/** A paper as the answer to a call: at once, or made by the queue when it has many photos. Each call reads the record
 * again, so that whoever may no longer see it gets nothing of what was made. */
export const answerPaper = async (
  { tenant, wiring, now }: Call,
  paper: Paper,
): Promise<FileAnswer | LaterAnswer> => {
  const photos = paper.files.length;
  if (photos <= photosAtOnce) return answerPdf(paper.name, () => makePaper(wiring, paper));
  const draft = writeDraft(paper);
  const content_hash = createHash('sha256').update(draft).digest('hex');
  const found = await findPaper(tenant, content_hash);
  if (found?.storage_key && found.size !== null && new Date(found.expires_at) > now) {
    const body = openLater(wiring.storage, found.storage_key);
    const { size } = found;
    return { body, size, mime: 'application/pdf', name: paper.name, attachment: true, cache: 'never' };
  }
  const expires_at = new Date(now.getTime() + patience).toISOString();
  const paperId = await beginPaper(tenant, { content_hash, draft, photos, expires_at }, now);
  if (paperId !== undefined)
    await wiring.queue.add(tenant, 'papers', { organizationId: tenant.organizationId, paperId });
  const progress = paperId === undefined && found ? presentProgress(found) : undefined;
  return {
    later: `/api/v1/core/papers/${content_hash}`,
    payload: progress ?? { state: 'waiting', photos, photos_done: 0 },
  };
};
