import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { costEndpoints, ProjectCosts } from '../../contract/index.ts';
import { findProject } from '../project/project-repository.ts';
import { presentCosts } from './present-costs.ts';

type Call = SignedInCall<(typeof costEndpoints)['getProjectCosts']>;

export const getProjectCosts = async (call: Call): Promise<ProjectCosts> => {
  const project = await findProject(call.tenant, call.person, call.params.id);
  if (!project) throw notFound();
  return presentCosts(call, project);
};
