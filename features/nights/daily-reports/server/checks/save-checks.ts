import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound, requireValid } from '#platform/contract/errors';
import { enteredAt } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type CheckEntry, faultsOf, type reportEndpoints } from '../../contract/index.ts';
import { loadForEdit } from '../report/load-report.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { checksOfReport } from './check-repository.ts';
import { findChecked } from './checked-repository.ts';
import { presentCheck } from './present-check.ts';
import { setPlaces } from './set-places-repository.ts';
import { nameOfPlace, writeChecks } from './write-checks.ts';

type Endpoint = (typeof reportEndpoints)['saveChecks'];

/** Places of the report; read anew from the building when an entry names one that is not there yet. */
const placesFor = async (tenant: Tenant, report: StoredReport, checks: readonly CheckEntry[]) => {
  const read = async () => new Set((await checksOfReport(tenant, report.id)).map(nameOfPlace));
  const known = await read();
  if (checks.every((one) => known.has(nameOfPlace(one)))) return known;
  await setPlaces(tenant, report);
  return read();
};

/** Refuses with all entries that do not fit, and keeps none of them. */
export const saveChecks = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const { tenant, person, params, body, now } = call;
  const report = await loadForEdit(call, params.id);
  const places = await placesFor(tenant, report, body.checks);
  const errors: Record<string, string[]> = {};
  for (const [nth, entry] of body.checks.entries()) {
    const faults = places.has(nameOfPlace(entry))
      ? faultsOf(entry)
      : { place_id: ['daily_report_place_unknown'] };
    for (const [field, said] of Object.entries(faults)) errors[`checks.${nth}.${field}`] = said;
  }
  requireValid(errors);
  const entries = body.checks.map(({ device_at, ...entry }) => ({
    ...entry,
    device_at: device_at ?? null,
    entered_at: enteredAt(device_at, body.clock_offset_ms, now.toISOString()),
  }));
  await writeChecks(call, report, entries);
  const found = await findChecked(tenant, report.id, body.checks.map(nameOfPlace));
  if (!found) throw notFound();
  const { checks, ...state } = found;
  return { checks: checks.map(presentCheck(person, report)), report: state };
};
