import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type costEndpoints, maxCosts, type ProjectCosts } from '../../contract/index.ts';
import { lockProject } from '../project/lock-project.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { checkCost } from './check-cost.ts';
import { takesCosts } from './cost-policy.ts';
import { costsOfProject, insertCost, loadCostByUuid } from './cost-repository.ts';
import { presentCosts } from './present-costs.ts';
import { costColumns, costLine } from './stored-cost.ts';

type Call = SignedInCall<(typeof costEndpoints)['noteProjectCost']>;

/** Notes what the work cost. When a device sends an entry again, it gets an answer and nothing is noted twice. */
export const noteCost = async (call: Call): Promise<ProjectCosts> => {
  const { tenant, params } = call;
  const { client_uuid, ...fields } = call.body;
  const project = await lockProject(call, params.id);
  const known = client_uuid && (await loadCostByUuid(tenant, client_uuid));
  if (known) {
    if (known.created_by !== tenant.userId || known.special_project_id !== project.id)
      throw invalid({ client_uuid: ['taken'] });
    return presentCosts(call, project);
  }
  if (!takesCosts(project.status)) throw refused('project_costs_closed');
  await checkCost(call, project, fields);
  if ((await costsOfProject(tenant, project.id, maxCosts)).length === maxCosts)
    throw refused('project_costs_too_many', { count: maxCosts });
  const columns = costColumns(fields, null);
  await insertCost(tenant, {
    ...columns,
    special_project_id: project.id,
    ...(client_uuid && { client_uuid }),
  });
  await recordProjectChange(call, project, {
    action: 'special-project.cost-noted',
    changes: {
      cost: [null, costLine(columns)],
      ...(columns.unit_cost !== null && { unit_cost: [null, Number(columns.unit_cost)] }),
    },
  });
  return presentCosts(call, project);
};
