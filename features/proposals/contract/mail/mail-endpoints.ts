import { recordMailEndpoints } from '#features/record-mail/contract';
import { onePath, sendAccess } from '../proposal/proposal-endpoints.ts';

const calls = recordMailEndpoints({
  path: onePath,
  record: 'a proposal',
  access: sendAccess,
  audit: 'proposal.sent',
});

/** The first of these letters proposes the project. */
export const proposalMailEndpoints = {
  listProposalRecipients: calls.recipients,
  sendProposal: calls.send,
};
