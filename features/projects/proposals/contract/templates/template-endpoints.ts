import { moneyFlags } from '#features/projects/special-projects/contract';
import { recordEndpoints } from '#platform/contract/records';
import { proposalTemplate, proposalTemplateFields } from './proposal-template.ts';

/** A person needs all of these flags. */
const templateWriters = ['hasAccessSpecialProjects', 'specialProjects.canUpdate'] as const;

const calls = recordEndpoints({
  entity: 'proposal-template',
  many: 'templates of proposals',
  path: '/core/proposal-templates',
  record: proposalTemplate,
  fields: proposalTemplateFields,
  read: { all: ['hasAccessSpecialProjects'], any: moneyFlags },
  write: { all: templateWriters },
});

export const proposalTemplateEndpoints = {
  listProposalTemplates: calls.list,
  getProposalTemplate: calls.get,
  createProposalTemplate: calls.create,
  updateProposalTemplate: calls.update,
  deleteProposalTemplate: calls.delete,
  restoreProposalTemplate: calls.restore,
};
