import type { SignedInCall } from '#platform/server/http/call';
import type { costEndpoints, ProjectCosts } from '../../contract/index.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { checkCost } from './check-cost.ts';
import { saveCost } from './cost-repository.ts';
import { lockCost } from './lock-cost.ts';
import { presentCosts } from './present-costs.ts';
import { costColumns, costLine } from './stored-cost.ts';

type Call = SignedInCall<(typeof costEndpoints)['changeProjectCost']>;

export const changeCost = async (call: Call): Promise<ProjectCosts> => {
  const { tenant, params } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const { project, entry } = await lockCost(call, params.id, readAt);
  await checkCost(call, project, fields);
  const columns = costColumns(fields, entry);
  const price = columns.unit_cost === null ? null : Number(columns.unit_cost);
  await saveCost(tenant, entry.id, columns);
  const [before, after] = [costLine(entry), costLine(columns)];
  await recordProjectChange(call, project, {
    action: 'special-project.cost-changed',
    note: before === after ? after : null,
    changes: {
      ...(before !== after && { cost: [before, after] }),
      ...(price !== entry.unit_cost && { unit_cost: [entry.unit_cost, price] }),
    },
  });
  return presentCosts(call, project);
};
