import {
  attachFiles,
  type FileRow,
  loadFiles,
  makePaper,
  paperLost,
  readFrozen,
  type StoredFile,
  storePaper,
} from '#features/accounts/files/server';
import { loadProject } from '#features/projects/special-projects/server';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MailAttachment } from '#platform/server/mail/mail';
import { loadProposal, saveProposal } from '../proposal/proposal-repository.ts';
import { proposalPaper } from './proposal-paper.ts';
import { type ProposalSource, proposalSource } from './proposal-source.ts';

type Tools = Pick<Wiring, 'database' | 'storage' | 'clock' | 'log'>;

type Read = { source: ProposalSource; file: FileRow | undefined };

const mime = 'application/pdf';

export const ownerEntity = 'proposal';

const storedFile = async (tenant: Tenant, { proposal }: ProposalSource) =>
  proposal.pdf_file_id === null ? undefined : (await loadFiles(tenant, [proposal.pdf_file_id]))[0];

/** Attaches the paper to its proposal; returns false when another call has attached one at the same moment. */
export const savePaper = async (tenant: Tenant, id: number, file: StoredFile): Promise<boolean> => {
  const proposal = await loadProposal(tenant, id, { lock: true });
  if (!proposal || proposal.status === 'draft' || proposal.pdf_file_id !== null) return false;
  const [kept] = await attachFiles(tenant, [file], { ownerEntity, ownerId: id, purpose: 'paper' });
  if (!kept) return false;
  await saveProposal(tenant, id, { pdf_file_id: kept.id, pdf_sha256: file.sha256 });
  return true;
};

/** Makes the paper for a client who signs before anyone has asked for it, for example after a mail without it. Undefined if
 * there is one already. Slow, so call it before the transaction that attaches it. */
export const paperInAdvance = async (
  tools: Tools,
  organizationId: number,
  id: number,
): Promise<StoredFile | undefined> => {
  const source = await tools.database.withTenant(systemScope(organizationId), async (tenant) => {
    const proposal = await loadProposal(tenant, id);
    const lacks = proposal?.status === 'sent' && proposal.pdf_file_id === null;
    const isThere = lacks && (await loadProject(tenant, null, proposal.special_project_id));
    return isThere ? proposalSource(tenant, null, id) : undefined;
  });
  return source && (await storePaper(tools, organizationId, proposalPaper(source))).file;
};

/** The stored paper; undefined when none has been made yet. */
const storedPaper = async (
  tools: Tools,
  { source, file }: Read,
  signal?: AbortSignal,
): Promise<MailAttachment | undefined> => {
  const { id, pdf_file_id: fileId, pdf_sha256: sha256 } = source.proposal;
  if (fileId === null) return undefined;
  if (!file) throw paperLost(tools, { proposalId: id, fileId });
  const make = (ending?: AbortSignal) => makePaper(tools, proposalPaper(source), { signal: ending });
  const frozen = { storage_key: file.storage_key, sha256 };
  return { name: file.name, mime, bytes: await readFrozen(tools, frozen, make, signal) };
};

/** The paper of a sent proposal. It is made at the first request and stays the same bytes for everyone after that. Slow, so
 * it is made outside of transactions. */
export const frozenPaper = async (
  tools: Tools,
  organizationId: number,
  id: number,
  signal?: AbortSignal,
): Promise<MailAttachment> => {
  const inTenant = <T>(run: (tenant: Tenant) => Promise<T>) =>
    tools.database.withTenant(systemScope(organizationId), run);
  const read = () =>
    inTenant(async (tenant): Promise<Read> => {
      const source = await proposalSource(tenant, null, id);
      if (source.proposal.status === 'draft') throw refused('proposal_not_sent');
      return { source, file: await storedFile(tenant, source) };
    });
  const found = await read();
  const stored = await storedPaper(tools, found, signal);
  if (stored) return stored;
  const made = await storePaper(tools, organizationId, proposalPaper(found.source), signal);
  if (await inTenant((tenant) => savePaper(tenant, id, made.file)))
    return { name: made.file.name, mime, bytes: made.bytes };
  await made.file.discard();
  // Another call has attached one at the same moment.
  const other = await storedPaper(tools, await read(), signal);
  if (!other) throw refused('conflict');
  return other;
};
