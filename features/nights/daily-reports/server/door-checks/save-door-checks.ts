import { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound, requireValid } from '#platform/contract/errors';
import { enteredAt } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type DoorCheckEntry, faultsOf, type reportEndpoints } from '../../contract/index.ts';
import { reportState } from '../../contract/report/report.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { requireEditableReport } from '../report/require-report.ts';
import { doorsJson, statusCode } from '../report/row-columns-repository.ts';
import { doorCheckRow, doorChecksJson } from './door-check-json-repository.ts';
import { loadDoorChecks } from './door-check-repository.ts';
import { presentDoorCheck } from './present-door-check.ts';
import { setPlaces } from './set-places-repository.ts';
import { nameOfPlace, writeDoorChecks } from './write-door-checks.ts';

const row = reportState.extend({ checks: z.array(doorCheckRow) });

/** A report with its checks of these places, written as `tenant:7`. The caller must have checked that the report may be seen. */
const loadSavedDoorChecks = async (tenant: Tenant, id: number, places: readonly string[]) => {
  const [found] = await tenant.query({
    name: 'daily-report-checked',
    text: `select t.id, t.number, t.status, ${statusCode} as status_code, ${doorsJson} as doors, t.incident_count,
        t.submitted_at, t.updated_at,
        ${doorChecksJson('t.id', ` and c.kind || ':' || c.place_id = any($3::text[])`)} as checks
      from daily_reports t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, places],
    row,
  });
  return found;
};

type Endpoint = (typeof reportEndpoints)['saveDoorChecks'];

/** Places of the report; read anew from the building when an entry names one that is not there yet. */
const placesFor = async (tenant: Tenant, report: StoredReport, checks: readonly DoorCheckEntry[]) => {
  const read = async () => new Set((await loadDoorChecks(tenant, report.id)).map(nameOfPlace));
  const known = await read();
  if (checks.every((one) => known.has(nameOfPlace(one)))) return known;
  await setPlaces(tenant, report);
  return read();
};

/** Refuses with all entries that do not fit, and keeps none of them. */
export const saveDoorChecks = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
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
  await writeDoorChecks(call, report, entries);
  const found = await loadSavedDoorChecks(tenant, report.id, body.checks.map(nameOfPlace));
  if (!found) throw notFound();
  const { checks, ...state } = found;
  return { checks: checks.map(presentDoorCheck(person, report)), report: state };
};
