import { attachFiles, findFiles, readStored, type StoredFile, storePaper } from '#features/files/server';
import { findProject } from '#features/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MailAttachment } from '#platform/server/mail/mail';
import { findProposal, saveProposal } from '../proposal/proposal-repository.ts';
import { proposalPaper } from './proposal-paper.ts';
import { type ProposalSource, proposalSource } from './proposal-source.ts';

type Tools = Pick<Wiring, 'database' | 'storage' | 'clock'>;

export const ownerEntity = 'proposal';

const storedFile = async (tenant: Tenant, { proposal }: ProposalSource) =>
  proposal.pdf_file_id === null ? undefined : (await findFiles(tenant, [proposal.pdf_file_id]))[0];

/** Attaches the paper to its proposal; returns false when another call has attached one at the same moment. */
export const savePaper = async (tenant: Tenant, id: number, file: StoredFile): Promise<boolean> => {
  const proposal = await findProposal(tenant, id, { lock: true });
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
    const proposal = await findProposal(tenant, id);
    const lacks = proposal?.status === 'sent' && proposal.pdf_file_id === null;
    const isThere = lacks && (await findProject(tenant, null, proposal.special_project_id));
    return isThere ? proposalSource(tenant, null, id) : undefined;
  });
  return source && (await storePaper(tools, organizationId, proposalPaper(source))).file;
};

/** The paper of a sent proposal. It is made at the first request and stays the same bytes for everyone after that. Slow, so
 * it is made outside of transactions. */
export const frozenPaper = async (
  tools: Tools,
  organizationId: number,
  id: number,
): Promise<MailAttachment> => {
  const inTenant = <T>(run: (tenant: Tenant) => Promise<T>) =>
    tools.database.withTenant(systemScope(organizationId), run);
  const { source, file } = await inTenant(async (tenant) => {
    const read = await proposalSource(tenant, null, id);
    return { source: read, file: await storedFile(tenant, read) };
  });
  const mime = 'application/pdf';
  if (file) return { name: file.name, mime, bytes: await readStored(tools, file) };
  const made = await storePaper(tools, organizationId, proposalPaper(source));
  if (await inTenant((tenant) => savePaper(tenant, id, made.file)))
    return { name: made.file.name, mime, bytes: made.bytes };
  await made.file.discard();
  return frozenPaper(tools, organizationId, id);
};
