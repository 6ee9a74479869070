import { loadProject } from '#features/projects/special-projects/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { presentLoaded } from './present-proposal.ts';
import { mayDraft } from './proposal-policy.ts';
import { proposalsOf } from './proposal-repository.ts';

type Endpoint = (typeof proposalEndpoints)['listProposals'];

export const listProposals = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const { tenant, person, params } = call;
  const project = await loadProject(tenant, person, params.id);
  if (!project) throw notFound();
  const versions = await proposalsOf(tenant, project.id);
  return {
    proposals: versions.map((proposal) => presentLoaded(call, { proposal, project })),
    can: { create: mayDraft(project, person) && versions.every(({ status }) => status !== 'draft') },
  };
};
