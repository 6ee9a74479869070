import { forbidden, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayChangeSeries } from './series-policy.ts';
import { lockSeries, type SeriesRecord } from './series-repository.ts';

/** The series, held for a change that this person may make. */
export const openForChange = async (tenant: Tenant, person: Person, id: number): Promise<SeriesRecord> => {
  const series = await lockSeries(tenant, id);
  if (!series) throw notFound();
  if (!mayChangeSeries(series, person)) throw forbidden();
  return series;
};
