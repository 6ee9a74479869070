import type { SignedInCall } from '#platform/server/http/call';
import type { costEndpoints, ProjectCosts } from '../../contract/index.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { saveCost } from './cost-repository.ts';
import { lockCost } from './lock-cost.ts';
import { presentCosts } from './present-costs.ts';
import { costLine } from './stored-cost.ts';

type Call = SignedInCall<(typeof costEndpoints)['removeProjectCost']>;

export const removeCost = async (call: Call): Promise<ProjectCosts> => {
  const { tenant, now, params, query } = call;
  const { project, entry } = await lockCost(call, params.id, query.updated_at);
  await saveCost(tenant, entry.id, { deleted_at: now.toISOString() });
  await recordProjectChange(call, project, {
    action: 'special-project.cost-removed',
    changes: { cost: [costLine(entry), null] },
  });
  return presentCosts(call, project);
};
