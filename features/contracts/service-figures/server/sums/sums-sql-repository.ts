import { laborShare, marginShare } from '#features/contracts/budgets/server';
import { cost } from '../list/figure-conditions-repository.ts';

/** SQL: sums of the services `r`: their value, and what their budgets leave of it. Shares are weighted by price. */
export const moneySums = `count(*)::int as services, (count(*) filter (where r.cost is null))::int as without_budget,
  (coalesce(sum(r.net), 0) * 12 / 100.0)::float8 as value, (coalesce(sum(r.net), 0) / 100.0)::float8 as net,
  ${marginShare('sum(r.net) filter (where r.cost is not null)', 'sum(r.cost) filter (where r.net is not null)')} as margin,
  ${laborShare('sum(r.net) filter (where r.cost is not null)', 'sum(r.labor) filter (where r.net is not null)')} as labor_share`;

/** SQL: the columns of each service that are summed. */
export const summed = (today: string): string =>
  `c.id, j.id as job_id, price.net_cents as net, ${cost(today)} as cost, budget.labor_cents as labor`;
