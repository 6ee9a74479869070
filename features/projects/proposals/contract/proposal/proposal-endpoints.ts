import { z } from 'zod';
import { moneyFlags } from '#features/projects/special-projects/contract';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { proposal } from './proposal.ts';
import { proposalFields } from './proposal-fields.ts';

export const readAccess = { all: ['hasAccessSpecialProjects'], any: moneyFlags } as const;

const writeAccess = { all: ['hasAccessSpecialProjects', 'specialProjects.canUpdate'] } as const;

export const sendAccess = {
  all: ['hasAccessSpecialProjects', 'specialProjects.canTransition'],
  any: moneyFlags,
} as const;

const ofProject = '/special-project/{id}/proposals';

export const onePath = '/special-project/proposal/{id}';

const change = { path: onePath, params: field.idParams, rate: 'write' } as const;

export const proposalEndpoints = {
  listProposals: endpoint({
    method: 'GET',
    path: ofProject,
    summary: 'The versions of what the client of a special project was offered, the latest first',
    access: readAccess,
    params: field.idParams,
    answer: z.object({
      proposals: z.array(proposal),
      can: z.object({ create: z.boolean() }),
    }),
  }),
  getProposal: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'One version, with its questions and the answer of the client',
    access: readAccess,
    params: field.idParams,
    answer: proposal,
  }),
  createProposal: endpoint({
    method: 'POST',
    path: ofProject,
    summary:
      'Draft the next version: from a template, or from the last one, or from the scope of the project',
    access: writeAccess,
    params: field.idParams,
    body: z.strictObject({ template_id: field.id.nullable().default(null) }),
    answer: proposal,
    rate: 'write',
    audit: 'proposal.created',
  }),
  updateProposal: endpoint({
    ...change,
    method: 'POST',
    summary: 'Save a draft; what was sent stays as it is',
    access: writeAccess,
    body: z.strictObject({ ...proposalFields, updated_at: field.updatedAt }),
    answer: proposal,
    audit: 'proposal.updated',
  }),
  deleteProposal: endpoint({
    ...change,
    method: 'DELETE',
    summary: 'Delete a draft',
    access: writeAccess,
    answer: field.idParams,
    audit: 'proposal.deleted',
  }),
  withdrawProposal: endpoint({
    ...change,
    path: `${onePath}/withdraw`,
    method: 'POST',
    summary: 'Take back what was sent; the project is a draft again',
    access: sendAccess,
    body: z.strictObject({ note: field.longText.min(3, 'reason_required') }),
    answer: proposal,
    audit: 'proposal.withdrawn',
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: `${onePath}/questions/{questionId}`,
    summary: 'Answer what the client asked; it stands on the page of the proposal',
    access: writeAccess,
    params: z.strictObject({ id: field.id, questionId: field.id }),
    body: z.strictObject({ answer: field.longText.min(1, 'required') }),
    answer: proposal,
    rate: 'write',
    audit: 'proposal.answered',
  }),
  getProposalPdf: endpoint({
    method: 'GET',
    path: `${onePath}/pdf`,
    summary: 'The paper: of a draft as it is now, of what was sent the one that was sent',
    access: readAccess,
    params: field.idParams,
    answer: 'file',
    rate: 'export',
  }),
  getProposalShareLink: endpoint({
    method: 'GET',
    path: `${onePath}/share-link`,
    summary:
      'The link by which the client reads and answers what was sent; made when there is none that is good',
    access: sendAccess,
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'proposal.shared',
  }),
};
