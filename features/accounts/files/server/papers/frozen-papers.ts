import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { FileAnswer } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { Queue } from '#platform/server/queue/queue';
import { makePaper } from './paper.ts';
import { putPaper } from './put-paper.ts';
import { readFrozen } from './read-frozen.ts';
import { parseDraft } from './serialize-paper.ts';

type Made = { storage_key: string; size: number; sha256: string };

/** Papers of one kind that are made once, from the data at the time of the decision, and kept for ever. */
export type FrozenPapers = {
  /** The draft of a paper to make; undefined when it is made already or no longer wanted. */
  draftOf: (tenant: Tenant, paperId: number) => Promise<string | undefined>;
  keep: (tenant: Tenant, paperId: number, made: Made) => Promise<void>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by the `kind` of the queue's work. */
    frozenPapers: FrozenPapers;
  }
}

export const frozenWork = z.object({ organizationId: z.int(), kind: z.string(), paperId: z.int() });

/** Queues the making of a paper, for after the commit of the current transaction. */
export const freezePaper = (tenant: Tenant, queue: Queue, kind: string, paperId: number): Promise<void> =>
  queue.add(tenant, 'papers', { organizationId: tenant.organizationId, kind, paperId });

export const makeFrozenPaper = async (
  { database, storage }: Pick<Wiring, 'database' | 'storage'>,
  kinds: Readonly<Record<string, FrozenPapers>>,
  { organizationId, kind, paperId }: z.infer<typeof frozenWork>,
): Promise<void> => {
  const papers = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!papers) throw new Error(`no frozen papers of the kind ${kind}`);
  const scope = systemScope(organizationId);
  const draft = await database.withTenant(scope, (tenant) => papers.draftOf(tenant, paperId));
  if (draft === undefined) return;
  const storage_key = `${organizationId}/papers/${randomUUID()}`;
  const { size, sha256 } = await putPaper({ storage }, storage_key, parseDraft(draft));
  await database.withTenant(scope, (tenant) => papers.keep(tenant, paperId, { storage_key, size, sha256 }));
};

type Tools = Pick<Wiring, 'storage' | 'log'>;

type Frozen = {
  name: string;
  draft: string;
  storage_key: string | null;
  size: number | null;
  sha256: string | null;
};

/** The stored bytes. Until these are made, it makes the paper from the same draft. */
const bytesOf = (
  tools: Tools,
  { draft, storage_key, sha256 }: Frozen,
  signal?: AbortSignal,
): Promise<Buffer> => {
  const make = (ending?: AbortSignal) => makePaper(tools, parseDraft(draft), { signal: ending });
  return storage_key === null ? make(signal) : readFrozen(tools, { storage_key, sha256 }, make, signal);
};

export const answerFrozen = (tools: Tools, paper: Frozen): FileAnswer => ({
  ...answerPdf(paper.name, (signal) => bytesOf(tools, paper, signal)),
  ...(paper.size !== null && { size: paper.size }),
});

/** The same as an attachment of an email. */
export const frozenFile = async (tools: Tools, paper: Frozen) => ({
  name: paper.name,
  mime: 'application/pdf',
  bytes: await bytesOf(tools, paper),
});
