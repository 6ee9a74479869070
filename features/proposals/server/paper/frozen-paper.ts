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

/** False when somebody else kept one at the same moment. */
export const keepPaper = async (tenant: Tenant, id: number, file: StoredFile): Promise<boolean> => {
  const proposal = await findProposal(tenant, id, { lock: true });
  if (!proposal || proposal.status === 'draft' || proposal.pdf_file_id !== null) return false;
  const [kept] = await attachFiles(tenant, [file], { ownerEntity, ownerId: id, purpose: 'paper' });
  if (!kept) return false;
  await saveProposal(tenant, id, { pdf_file_id: kept.id, pdf_sha256: file.sha256 });
  return true;
};

/** The paper for somebody who signs before anybody asked for it, as where a letter went without it; undefined where there
 * is one. It is laid out before the transaction that keeps it. */
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

/** The paper of what was sent: made once, by whoever asks first, and the same bytes for everybody ever after. Laid out
 * outside of transactions. */
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
  if (await inTenant((tenant) => keepPaper(tenant, id, made.file)))
    return { name: made.file.name, mime, bytes: made.bytes };
  await made.file.discard();
  return frozenPaper(tools, organizationId, id);
};
