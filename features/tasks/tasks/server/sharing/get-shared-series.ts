import { countView, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedSeries, sharedTaskEndpoints } from '../../contract/index.ts';
import { holidaysAround } from '../series/make-occurrences.ts';
import { presentSharedSeries } from './shared-series-presenter.ts';
import { findSharedSeries } from './shared-series-repository.ts';

/** A series that was deleted or became internal after it was shared is no longer available. */
export const getSharedSeries = async (
  call: TokenCall<(typeof sharedTaskEndpoints)['getSharedSeries']>,
): Promise<SharedSeries> => {
  const { tenant, grant, now } = call;
  const row = await findSharedSeries(tenant, grant.recordId, now);
  if (!row) throw await unavailable(tenant);
  const holidays = await holidaysAround(tenant, now);
  await countView(call);
  return presentSharedSeries(row, holidays, now);
};
