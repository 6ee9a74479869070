import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import { recordRepository } from '#platform/server/records/record-repository';
import { type WorkLoadingRate, workLoadingRate } from '../../contract/index.ts';

const workLoadingRateRepository = recordRepository({
  table: 'work_loading_rates',
  from: 'work_loading_rates r',
  columns: 'r.id, r.name, r.unit, r.rate::float8 as rate, r.updated_at',
  row: workLoadingRate,
  sorts: { name: 'r.name' },
  unique: { work_loading_rates_name_key: 'name' },
});

export const workLoadingRateActions = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'work-loading-rate', repository: workLoadingRateRepository, uses });

/** Creates a rate in the name of the system. It publishes no event. */
export const createWorkLoadingRate = (
  tenant: Tenant,
  rate: Pick<WorkLoadingRate, 'name' | 'unit' | 'rate'>,
): Promise<number> => workLoadingRateActions({}).add(tenant, null, rate);
