import { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound, requireValid } from '#platform/contract/errors';
import { enteredAt } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type CheckEntry, faultsOf, type reportEndpoints } from '../../contract/index.ts';
import { reportState } from '../../contract/report/report.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { requireEditableReport } from '../report/require-report.ts';
import { doorsJson, statusCode } from '../report/row-columns-repository.ts';
import { checksOfReport } from './check-repository.ts';
import { checkRow, checksOf } from './checks-sql-repository.ts';
import { presentCheck } from './present-check.ts';
import { setPlaces } from './set-places-repository.ts';
import { nameOfPlace, writeChecks } from './write-checks.ts';

const row = reportState.extend({ checks: z.array(checkRow) });

/** A report with its checks of these places, written as `tenant:7`. The caller must have checked that the report may be seen. */
const loadChecked = async (tenant: Tenant, id: number, places: readonly string[]) => {
  const [found] = await tenant.query({
    name: 'daily-report-checked',
    text: `select t.id, t.number, t.status, ${statusCode} as status_code, ${doorsJson} as doors, t.incident_count,
        t.submitted_at, t.updated_at,
        ${checksOf('t.id', ` and c.kind || ':' || c.place_id = any($3::text[])`)} as checks
      from daily_reports t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, places],
    row,
  });
  return found;
};

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
  const report = await requireEditableReport(call, params.id);
  const places = await placesFor(tenant, report, body.checks);
  const errors: Record<string, string[]> = {};
  for (const [nth, entry] of body.checks.entries()) {
    const faults = places.has(nameOfPlace(entry))
      ? faultsOf(entry)
      : { place_id: ['daily_report_place_unknown'] };
    for (const [field, codes] of Object.entries(faults)) errors[`checks.${nth}.${field}`] = codes;
  }
  requireValid(errors);
  const entries = body.checks.map(({ device_at, ...entry }) => ({
    ...entry,
    device_at: device_at ?? null,
    entered_at: enteredAt(device_at, body.clock_offset_ms, now.toISOString()),
  }));
  await writeChecks(call, report, entries);
  const found = await loadChecked(tenant, report.id, body.checks.map(nameOfPlace));
  if (!found) throw notFound();
  const { checks, ...state } = found;
  return { checks: checks.map(presentCheck(person, report)), report: state };
};
