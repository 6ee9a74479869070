import { loadProject } from '#features/projects/special-projects/server';
import { invalid, notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { proposalTemplateRepository } from '../templates/template-repository.ts';
import { draftVersion } from './draft-version.ts';
import { presentProposal } from './present-proposal.ts';
import { waits } from './proposal-policy.ts';
import { proposalsOf } from './proposal-repository.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['createProposal']>;

export const createProposal = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params, body } = call;
  const project = await loadProject(tenant, person, params.id, { lock: true });
  if (!project) throw notFound();
  if (!waits(project)) throw refused('proposal_project_over');
  const [last] = await proposalsOf(tenant, project.id);
  if (last?.status === 'draft') throw refused('proposal_draft_exists');
  const template =
    body.template_id === null ? undefined : await proposalTemplateRepository.load(tenant, body.template_id);
  if (body.template_id !== null && !template) throw invalid({ template_id: ['not_found'] });
  return presentProposal(call, await draftVersion(call, project, template));
};
