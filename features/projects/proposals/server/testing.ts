import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { type Sample, write } from '#platform/server/testing/sample';
import { proposalEndpoints, proposalMailEndpoints, proposalTemplateEndpoints } from '../contract/index.ts';

const line = { description: 'Carpet', quantity: 900, unit_of_measure: 'sq ft', unit_price: 0.22 } as const;

export const sample: Sample = {
  ofCompany: ['proposalTemplateId'],
  create: async ({ call, known }) => {
    const { id: proposedProjectId } = await call(specialProjectEndpoints.createSpecialProject, {
      body: {
        client_id: Number(known.clientId),
        job_id: Number(known.jobId),
        building_id: Number(known.buildingId),
        description: 'Clean the carpets',
        projectType: 'carpet cleaning',
        scope_lines: [line],
      },
    });
    const draft = async () =>
      (await call(proposalEndpoints.createProposal, { params: { id: proposedProjectId }, body: {} })).id;
    const sentProposalId = await draft();
    await call(proposalMailEndpoints.sendProposal, {
      params: { id: sentProposalId },
      body: { emails: ['hill@client.test'], subject: 'Carpets', message: '' },
    });
    const proposalId = await draft();
    const body = { name: 'Carpets', project_type: 'carpet cleaning' as const, lines: [line] };
    const proposalTemplateId =
      known.proposalTemplateId ?? (await call(proposalTemplateEndpoints.createProposalTemplate, { body })).id;
    return { proposedProjectId, sentProposalId, proposalId, proposalTemplateId };
  },
  inserts: {
    questionId: `insert into proposal_questions (organization_id, proposal_id, name, question)
      values (:organizationId, :sentProposalId, 'Mrs. Hill', 'Is it today?') returning id`,
  },
  records: {
    '/special-project/{id}/proposals': 'proposedProjectId',
    '/special-project/proposal/{id}': 'proposalId',
    '/special-project/proposal/{id}/share-link': 'sentProposalId',
    '/special-project/proposal/{id}/email': 'sentProposalId',
    '/special-project/proposal/{id}/withdraw': 'sentProposalId',
    '/special-project/proposal/{id}/questions': 'sentProposalId',
    '/core/proposal-templates/{id}': 'proposalTemplateId',
  },
  writes: [
    write(proposalEndpoints.createProposal, (id) => ({
      params: { id: id('specialProjectId') },
      body: { template_id: id('proposalTemplateId') },
    })),
    write(proposalEndpoints.answerQuestion, () => ({ body: { answer: 'At noon' } })),
  ],
  shared: {
    proposal: {
      id: 'sentProposalId',
      page: '/$orgSlug/proposal',
      token: async ({ call }, id) =>
        (await call(proposalEndpoints.getProposalShareLink, { params: { id } })).token,
    },
  },
  grow: [
    `insert into proposals (organization_id, special_project_id, version, status, sent_at, valid_until)
     select organization_id, special_project_id, 100 + n, 'superseded', now(), current_date
     from proposals, :more where organization_id = :organizationId and id = :proposalId`,
    `insert into proposal_questions (organization_id, proposal_id, name, question)
     select :organizationId, :proposalId, 'Mrs. Hill', 'When ' || n from :more`,
    `insert into proposal_templates (organization_id, name, project_type)
     select :organizationId, 'Template ' || n, 'carpet cleaning' from :more`,
  ],
  lists: { listProposals: '', getProposal: '', listProposalTemplates: '' },
};
