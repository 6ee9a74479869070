import { vacantSqft } from '#features/sites/buildings/server';
import { preparedStatement } from '#platform/server/db/list-sql';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { type FigureSum, figureSum } from '../../contract/index.ts';
import {
  type FigureFilter,
  figureParts,
  figuresWith,
  type Reading,
} from '../list/figure-conditions-repository.ts';
import { moneySums, summed } from './sums-sql-repository.ts';

/** All services that the filters leave, together. */
export const sumFigures = async (
  tenant: Tenant,
  reading: Reading,
  filter: FigureFilter,
): Promise<FigureSum> => {
  const parts = await figureParts(tenant, reading, filter);
  const values = collectValues(parts.values.all);
  const from = figuresWith([...parts.needs, 'price', 'budget'], parts, values);
  const [sum] = await tenant.query({
    ...preparedStatement(`with r as materialized (select ${summed(parts.today)} from ${from} where ${parts.where})
      select m.*, room.gross, room.vacant from (select ${moneySums} from r) m
      cross join (
        select coalesce(sum(b.gross_cleanable_sqft), 0)::int as gross,
          coalesce(sum(${vacantSqft('b.id', `${parts.today}::date`)}), 0)::int as vacant
        from buildings b
        where b.organization_id = $1 and b.deleted_at is null and b.id in (
          select jb.building_id from r join job_buildings jb on jb.organization_id = $1 and jb.job_id = r.job_id)) room`),
    values: values.all,
    row: figureSum,
  });
  if (!sum) throw new Error('A sum without a row');
  return sum;
};
