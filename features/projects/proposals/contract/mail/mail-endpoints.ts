import { recordMailEndpoints } from '#features/sites/record-mail/contract';
import { onePath, sendAccess } from '../proposal/proposal-endpoints.ts';

const calls = recordMailEndpoints({
  path: onePath,
  record: 'a proposal',
  access: sendAccess,
  audit: 'proposal.sent',
});

/** Sending the first of these emails makes the project proposed. */
export const proposalMailEndpoints = {
  listProposalRecipients: calls.recipients,
  sendProposal: calls.send,
};
