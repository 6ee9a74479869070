import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { specialProjectEndpoints } from '../../contract/index.ts';
import { lockProject } from './load-project.ts';
import { mayDelete } from './project-policy.ts';
import { saveProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['deleteSpecialProject']>;

export const deleteProject = async (call: Call): Promise<{ id: number }> => {
  const project = await lockProject(call, call.params.id, call.query.updated_at);
  const { id, status } = project;
  if (!mayDelete(status)) throw refused('project_not_deletable');
  await saveProject(call.tenant, id, { deleted_at: call.now.toISOString() });
  await recordProjectChange(call, project, { action: 'special-project.deleted', from: status });
  return { id };
};
