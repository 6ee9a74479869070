export { proposalMailEndpoints } from './mail/mail-endpoints.ts';
export { proposalMessages } from './messages.ts';
export { type Offer, offer } from './proposal/offer.ts';
export { type Proposal, type ProposalQuestion, proposal, proposalQuestion } from './proposal/proposal.ts';
export { proposalEndpoints } from './proposal/proposal-endpoints.ts';
export {
  isPriced,
  type ProposalLine,
  proposalFields,
  proposalLine,
  proposalLines,
} from './proposal/proposal-fields.ts';
export {
  daysValid,
  type ProposalState,
  type ProposalStatus,
  proposalStates,
  proposalStatuses,
  stateOf,
} from './proposal/proposal-state.ts';
export { optionsOf, requiredCents, soldLines, totalCents } from './proposal/proposal-total.ts';
export { sharedProposalEndpoints } from './sharing/shared-endpoints.ts';
export { type SharedProposal, sharedProposal } from './sharing/shared-proposal.ts';
export {
  type ProposalTemplate,
  proposalTemplate,
  proposalTemplateFields,
} from './templates/proposal-template.ts';
export { proposalTemplateEndpoints } from './templates/template-endpoints.ts';
