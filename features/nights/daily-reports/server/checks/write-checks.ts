import type { Locale } from '#platform/contract/fields';
import { standsOver } from '#platform/contract/later-entry';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { publishReport, recordReportChange } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { alertUnlockedDoors } from '../unlocked/alert-unlocked-doors.ts';
import type { StoredCheck } from './check-repository.ts';
import { recount } from './recount.ts';
import { type Entry, saveEntries, saveLaterEntries } from './write-checks-repository.ts';

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
    if (standsOver(entry.entered_at, last.get(name)?.entered_at ?? null)) last.set(name, entry);
  }
  return [...last.values()];
};

/** Most places that an audit entry names. */
const named = 5;

const placeNames = (places: readonly StoredCheck[]): string => {
  const names = places.map(({ suite, name }) => [suite, name].filter(Boolean).join(' '));
  return [...names.slice(0, named), ...(names.length > named ? ['…'] : [])].join(', ');
};

/** Writes entries for a report that the caller holds locked. Before the report was ever final, the history of checks is the only
 * record; after a reopening the audit log also names the doors that were changed. */
export const writeChecks = async (
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
