import type { SignedInCall } from '#platform/server/http/call';
import type { SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { lockProject } from '../project/load-project.ts';
import { presentProject } from '../project/present-project.ts';
import { applyTransition } from './apply-transition.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['transitionSpecialProject']>;

/** One transition that a person makes by name. */
export const transitionProject = async (call: Call): Promise<SpecialProject> => {
  const { name, id } = call.params;
  const { updated_at, ...said } = call.body;
  const project = await lockProject(call, id, updated_at);
  await applyTransition(call, project, { ...said, name, asked: true });
  return presentProject(call, id);
};
