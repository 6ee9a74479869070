import { z } from 'zod';
import { photoLimits } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { chosenOptions } from '../proposal/proposal-fields.ts';
import { sharedProposal } from './shared-proposal.ts';

const path = '/{orgSlug}/proposal';

const shared = {
  access: 'token',
  shares: 'proposal',
  params: z.strictObject({ orgSlug: z.string().max(40) }),
  answer: sharedProposal,
  rate: 'public',
} as const;

/** The hash of the content that the page showed. */
const shown = field.oneLine.min(1, 'required').max(64);

/** The calls that the token of a proposal opens: read it, ask about it, and answer it once. */
export const sharedProposalEndpoints = {
  getSharedProposal: endpoint({
    ...shared,
    method: 'GET',
    path,
    summary: 'The proposal that a token opens, without anything internal',
  }),
  getSharedProposalPdf: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/pdf`,
    summary: 'The paper that was sent',
    answer: 'file',
  }),
  askAboutProposal: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/question`,
    summary: 'Ask the company about the proposal',
    body: z.strictObject({ shown, name: field.personName, question: field.longText.min(3, 'required') }),
    audit: 'proposal.asked',
  }),
  approveProposal: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/approve`,
    summary: 'Approve with name, drawn signature and the chosen options; once, while it is valid',
    body: z.strictObject({ shown, name: field.personName, chosen: chosenOptions }),
    files: { fields: ['signature'], ...photoLimits, max: 1 },
    audit: 'proposal.approved',
  }),
  declineProposal: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/decline`,
    summary: 'Decline with name and reason; once, while it is valid',
    body: z.strictObject({ shown, name: field.personName, reason: field.longText.min(3, 'reason_required') }),
    audit: 'proposal.declined',
  }),
};
