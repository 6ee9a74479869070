import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import type { WorkLoadingRate } from '../../contract/index.ts';
import { workLoadingRateRepository } from './work-loading-rate-repository.ts';

export const workLoadingRateActions = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'work-loading-rate', repository: workLoadingRateRepository, uses });

/** Creates a rate in the name of the system. It publishes no event. */
export const createWorkLoadingRate = (
  tenant: Tenant,
  rate: Pick<WorkLoadingRate, 'name' | 'unit' | 'rate'>,
): Promise<number> => workLoadingRateActions({}).add(tenant, null, rate);
