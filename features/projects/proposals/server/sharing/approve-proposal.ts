import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { applyTransition, setProjectScope } from '#features/projects/special-projects/server';
import { ipPrefix } from '#features/sites/sharing/server';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { optionsOf, type sharedProposalEndpoints, soldLines } from '../../contract/index.ts';
import { ownerEntity, paperInAdvance, savePaper } from '../paper/frozen-paper.ts';
import { saveProposal } from '../proposal/proposal-repository.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { proposalTexts } from '../texts.ts';
import { presentSharedProposal } from './present-shared-proposal.ts';
import { requireProposalAsShown, requireSharedProposal } from './require-shared-proposal.ts';

type Endpoint = (typeof sharedProposalEndpoints)['approveProposal'];

/** Approves a proposal and stores the evidence: who, when, from which network, which paper and which options. */
export const approveProposal = preparedHandler<
  Endpoint,
  { image: readonly StoredFile[]; paper: StoredFile | undefined }
>({
  prepare: async ({ files, wiring, grant }) => {
    if (files.length === 0) throw invalid({ signature: ['proposal_signature'] });
    const image = await storeFiles(wiring, grant.organizationId, files);
    return { image, paper: await paperInAdvance(wiring, grant.organizationId, grant.recordId) };
  },
  run: async (tokenCall, { image, paper }) => {
    const { tenant, body, now, request } = tokenCall;
    const call = { ...tokenCall, person: null };
    const loaded = await requireProposalAsShown(call);
    refuseUnlessOpen(loaded, now);
    const { proposal, project } = loaded;
    const { name } = body;
    if (paper && !(await savePaper(tenant, proposal.id, paper)))
      tenant.afterCommit(() => void paper.discard());
    const [signature] = await attachFiles(tenant, image, {
      ownerEntity,
      ownerId: proposal.id,
      purpose: 'signature',
    });
    const chosen = optionsOf(proposal.lines, body.chosen);
    await saveProposal(tenant, proposal.id, {
      status: 'approved',
      answered_at: now.toISOString(),
      answered_by_name: name,
      chosen: JSON.stringify(chosen),
      signature_file_id: signature?.id ?? null,
      answered_network: ipPrefix(request.address),
    });
    await recordProposalChange(call, proposal.id, project, {
      action: 'proposal.approved',
      from: 'sent',
      to: 'approved',
      note: name,
    });
    const priced = await setProjectScope(call, project, soldLines(proposal.lines, chosen));
    const note = proposalTexts(proposal.language)('note.approved', { name, version: proposal.version });
    await applyTransition(call, priced, { name: 'approve', note, followsOther: true });
    return presentSharedProposal(await requireSharedProposal(call), now);
  },
});
