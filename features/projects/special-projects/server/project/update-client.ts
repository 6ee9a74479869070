import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { requireClient } from './check-project.ts';
import { lockProject } from './load-project.ts';
import { presentProject } from './present-project.ts';
import { hasEnded } from './project-policy.ts';
import { saveProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['updateProjectClient']>;

export const updateClient = async (call: Call): Promise<SpecialProject> => {
  const { tenant, params, body } = call;
  const project = await lockProject(call, params.id, body.updated_at);
  if (hasEnded(project.status)) throw refused('project_ended');
  if (project.client_id === body.client_id) return presentProject(call, project.id);
  await requireClient(tenant, body.client_id);
  await saveProject(tenant, project.id, { client_id: body.client_id });
  await recordProjectChange(call, project, {
    action: 'special-project.updated',
    changes: { client_id: [project.client_id, body.client_id] },
    data: { client_id: body.client_id },
  });
  return presentProject(call, project.id);
};
