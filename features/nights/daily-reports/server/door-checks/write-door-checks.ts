import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { isLaterEntry } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type DoorCheckEntry, placeKinds } from '../../contract/door-checks/door-check.ts';
import { publishReport, recordReportChange } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { alertUnlockedDoors } from '../unlocked/alert-unlocked-doors.ts';
import type { StoredDoorCheck } from './door-check-repository.ts';
import { recount } from './recount.ts';

/** An entry that fits its place, with when it was made. */
type Entry = Omit<DoorCheckEntry, 'device_at'> & { entered_at: string; device_at: string | null };

const known = z.object({ client_uuid: z.string(), kind: z.enum(placeKinds), place_id: z.int() });

const placed = z.object({ kind: z.enum(placeKinds), place_id: z.int() });

const columns = `client_uuid uuid, kind text, place_id int, result text, checked_at text, cleaned boolean,
  lights_off boolean, note text, bulk boolean, entered_at timestamptz, device_at timestamptz`;

/** Stores the entries in the history; returns those that are new. */
const saveEntries = (
  tenant: Tenant,
  reportId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<z.infer<typeof known>[]> =>
  tenant.query({
    name: 'daily-report-checks-keep',
    text: `insert into daily_report_check_history (organization_id, report_id, client_uuid, kind, place_id, result, checked_at,
        cleaned, lights_off, note, bulk, entered_at, device_at, received_at, checked_by)
      select $1, $2, e.client_uuid, e.kind, e.place_id, e.result, e.checked_at, e.cleaned, e.lights_off, e.note, e.bulk,
        e.entered_at, e.device_at, $4, $5
      from jsonb_to_recordset($3::jsonb) as e (${columns})
      on conflict do nothing returning client_uuid, kind, place_id`,
    values: [tenant.organizationId, reportId, JSON.stringify(entries), now, tenant.userId],
    row: known,
  });

/** Makes the entries stand. Of two entries of one place the later stands, of two at the same moment the one that arrived last.
 * The caller passes one entry for each place. A changed note becomes internal again until somebody shows it. */
const saveLaterEntries = (
  tenant: Tenant,
  reportId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<z.infer<typeof placed>[]> =>
  tenant.query({
    name: 'daily-report-checks-stand',
    text: `update daily_report_checks c set result = e.result, checked_at = e.checked_at, cleaned = e.cleaned,
        lights_off = e.lights_off, note_public = c.note_public and c.note = e.note, note = e.note, bulk = e.bulk, entered_at = e.entered_at, received_at = $4, checked_by = $5
      from jsonb_to_recordset($3::jsonb) as e (${columns})
      where c.organization_id = $1 and c.report_id = $2 and c.kind = e.kind and c.place_id = e.place_id
        and (c.entered_at is null or e.entered_at >= c.entered_at)
      returning c.kind, c.place_id`,
    values: [tenant.organizationId, reportId, JSON.stringify(entries), now, tenant.userId],
    row: placed,
  });

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: Pick<Wiring, 'events' | 'config'>;
};

type Placed = Pick<Entry, 'kind' | 'place_id'>;

export const nameOfPlace = ({ kind, place_id }: Placed): string => `${kind}:${place_id}`;

const lastOfEach = (entries: readonly Entry[]): Entry[] => {
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    const name = nameOfPlace(entry);
    if (isLaterEntry(entry.entered_at, last.get(name)?.entered_at ?? null)) last.set(name, entry);
  }
  return [...last.values()];
};

/** Most places that an audit entry names. */
const named = 5;

const placeNames = (places: readonly StoredDoorCheck[]): string => {
  const names = places.map(({ suite, name }) => [suite, name].filter(Boolean).join(' '));
  return [...names.slice(0, named), ...(names.length > named ? ['…'] : [])].join(', ');
};

/** Writes entries for a report that the caller holds locked. Before the report was ever final, the history of checks is the only
 * record; after a reopening the audit log also names the doors that were changed. */
export const writeDoorChecks = async (
  call: Call,
  report: StoredReport,
  entries: readonly Entry[],
): Promise<void> => {
  const { tenant, now } = call;
  const fresh = await saveEntries(tenant, report.id, entries, now);
  const isFresh = new Set(fresh.map((one) => `${one.client_uuid} ${nameOfPlace(one)}`));
  const arrived = entries.filter((one) => isFresh.has(`${one.client_uuid} ${nameOfPlace(one)}`));
  if (arrived.length === 0) return;
  const changed = await saveLaterEntries(tenant, report.id, lastOfEach(arrived), now);
  if (changed.length === 0) return;
  const wanted = new Set(changed.map(nameOfPlace));
  const stands = await recount(call, report, report.general_comments);
  const touched = stands.filter((one) => wanted.has(nameOfPlace(one)));
  await alertUnlockedDoors(
    call,
    report,
    touched.filter(({ kind }) => kind === 'tenant'),
  );
  const unlocked = arrived
    .filter(({ result }) => result === 'found_unlocked')
    .map(({ place_id }) => place_id);
  const change = { action: 'daily-report.checked', report, data: { unlocked } } as const;
  if (report.reopened_at === null) return publishReport(call, change);
  await recordReportChange(call, {
    ...change,
    changes: { doors: [null, placeNames(touched)] },
  });
};
