import { createHash } from 'node:crypto';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { FileAnswer, LaterAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { PaperProgress } from '../../contract/index.ts';
import { openLater } from '../serve/open-later.ts';
import { makePaper, type Paper } from './paper.ts';
import { beginPaper, loadPaper, type PaperRow } from './paper-repository.ts';
import { serializePaper } from './serialize-paper.ts';

export const presentProgress = ({ state, photos, photos_done }: PaperRow): PaperProgress => {
  if (state === 'failed') throw refused('paper_failed');
  return { state, photos, photos_done };
};

/** Maximum number of photos of a paper that is made while the reader waits, which takes about a second. */
const photosAtOnce = 20;

/** Milliseconds. A paper that is still not made after this time is given up. */
const timeout = 24 * 60 * 60 * 1000;

type Call = { tenant: Tenant; wiring: Wiring; now: Date };

/** Answers a call with a paper: made at once, or by the queue when it has many photos. Each call reads the record again, so
 * that a person who may no longer see the record does not get the made paper. */
export const answerPaper = async (
  { tenant, wiring, now }: Call,
  paper: Paper,
): Promise<FileAnswer | LaterAnswer> => {
  const photos = paper.files.length;
  if (photos <= photosAtOnce) return answerPdf(paper.name, (signal) => makePaper(wiring, paper, { signal }));
  const draft = serializePaper(paper);
  const content_hash = createHash('sha256').update(draft).digest('hex');
  const found = await loadPaper(tenant, content_hash);
  if (found?.storage_key && found.size !== null && new Date(found.expires_at) > now) {
    const body = openLater(wiring.storage, found.storage_key);
    const { size } = found;
    return { body, size, mime: 'application/pdf', name: paper.name, attachment: true, cache: 'never' };
  }
  const expires_at = new Date(now.getTime() + timeout).toISOString();
  const paperId = await beginPaper(tenant, { content_hash, draft, photos, expires_at }, now);
  if (paperId !== undefined)
    await wiring.queue.add(tenant, 'papers', { organizationId: tenant.organizationId, paperId });
  const progress = paperId === undefined && found ? presentProgress(found) : undefined;
  return {
    later: `/api/v1/core/papers/${content_hash}`,
    payload: progress ?? { state: 'waiting', photos, photos_done: 0 },
  };
};
