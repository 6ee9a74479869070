import { randomUUID } from 'node:crypto';
import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type DailyReport,
  type DoorCheckEntry,
  faultsOf,
  type reportEndpoints,
} from '../../contract/index.ts';
import { loadDoorChecks } from '../door-checks/door-check-repository.ts';
import { refuseUnreportedDoors } from '../door-checks/refuse-unreported-doors.ts';
import { nameOfPlace, writeDoorChecks } from '../door-checks/write-door-checks.ts';
import { beginReport } from './begin-report.ts';
import { presentReport } from './present-report.ts';
import { requireReport } from './require-report.ts';
import { writeRemarks } from './write-remarks.ts';

type Call = SignedInCall<(typeof reportEndpoints)['saveDailyReport']>;

/** The checks of a whole report, each with the name of its field. */
const entriesIn = ({ body }: Call): [field: string, entry: DoorCheckEntry][] => {
  const { tenant_checks, common_area_checks } = body.nightly_report;
  const entry = { client_uuid: randomUUID(), bulk: false };
  return [
    ...tenant_checks.map(({ tenant_id, ...remarks }, nth): [string, DoorCheckEntry] => [
      `tenant_checks.${nth}`,
      { ...entry, ...remarks, kind: 'tenant', place_id: tenant_id },
    ]),
    ...common_area_checks.map(({ common_area_id, ...remarks }, nth): [string, DoorCheckEntry] => [
      `common_area_checks.${nth}`,
      { ...entry, ...remarks, kind: 'common_area', place_id: common_area_id },
    ]),
  ];
};

const placeField = { tenant: 'tenant_id', common_area: 'common_area_id' };

/** Saves a report in one call, as other systems do: every door has to be checked or explained. */
export const saveReport = async (call: Call): Promise<DailyReport> => {
  const { tenant, body, now } = call;
  const { nightly_report, ...site } = body;
  const { tenant_checks: _doors, common_area_checks: _areas, ...whole } = nightly_report;
  const { type, report_date, client_uuid, device_created_at, ...remarks } = whole;
  const report = await beginReport(call, { ...site, type, report_date, client_uuid, device_created_at });
  if (report.status === 'finalized') throw refused('daily_report_finalized');
  const places = new Set((await loadDoorChecks(tenant, report.id)).map(nameOfPlace));
  const entries = entriesIn(call);
  const errors = entries.flatMap(([field, entry]) => {
    const faults = places.has(nameOfPlace(entry))
      ? faultsOf(entry)
      : { [placeField[entry.kind]]: ['daily_report_place_unknown'] };
    return Object.entries(faults).map(([name, codes]) => [`${field}.${name}`, codes]);
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const entered_at = now.toISOString();
  await writeDoorChecks(
    call,
    report,
    entries.map(([, { device_at: _none, ...entry }]) => ({ ...entry, entered_at, device_at: null })),
  );
  const saved = await requireReport(call, report.id);
  const comments = await writeRemarks(call, saved, remarks, { clock_offset_ms: 0 });
  await refuseUnreportedDoors(tenant, report.id, comments);
  return presentReport(call, report.id);
};
