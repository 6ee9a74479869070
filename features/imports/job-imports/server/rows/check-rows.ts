import type { Remark } from '#features/imports/imports/contract';
import type { CleanTableRow } from '#features/imports/imports/server';
import type { JobOfFile } from '#features/sites/jobs/server';
import type { CleanedRow, SiteKey } from '../../contract/index.ts';
import type { CheckedRow } from './checked-row.ts';
import { addressKey, type Facts, nameKey } from './facts.ts';
import { keptFields } from './kept-fields.ts';
import { keyOf } from './keyed-jobs.ts';
import { matchClient } from './match-client.ts';
import { type SiteChange, siteChange } from './site-change.ts';

type Seen = {
  numbers: Map<string, number>;
  /** Jobs that exist, by the line that changes them. */
  jobs: Map<number, number>;
  addresses: Map<string, number>;
  /** Buildings that a row changes. */
  buildings: Set<number>;
};

/** Of several rows at one building the first one changes it. Names what the others leave. */
const claimBuilding = (
  change: SiteChange | null,
  { buildings }: Seen,
): { change: SiteChange | null; left: Remark[] } => {
  if (!change?.building) return { change, left: [] };
  const isTaken = buildings.has(change.building.id);
  buildings.add(change.building.id);
  if (!isTaken) return { change, left: [] };
  const { name, ...others } = change.building.after;
  const fields = [...(name === undefined ? [] : ['site_name']), ...Object.keys(others)];
  return {
    change: change.job ? { ...change, building: null } : null,
    left: fields.map((field) => ({ field, code: 'import_building_claimed' })),
  };
};

const sameNumber = (jobNumber: string, seen: Seen, facts: Facts): Remark | undefined => {
  const line = seen.numbers.get(jobNumber);
  if (line) return { field: 'job_number', code: 'import_number_in_file', values: { line } };
  const name = facts.numbers.get(jobNumber);
  return name === undefined
    ? undefined
    : { field: 'job_number', code: 'import_number_in_use', values: { name } };
};

const sameAddress = (key: string, seen: Seen, facts: Facts): Remark[] => {
  const line = seen.addresses.get(key);
  if (line) return [{ field: 'address', code: 'import_same_address_in_file', values: { line } }];
  return facts.addresses.has(key) ? [{ field: 'address', code: 'import_same_address' }] : [];
};

/** Remarks about fields that a row does not change. */
const stays = new Set(['import_site_field_kept', 'import_site_field_left', 'import_building_claimed']);

/** Why a row changes nothing: all is as it says, or what differs stays. */
export const nothingChanges = (warnings: readonly Remark[], match: SiteKey): Remark => ({
  field: match,
  code: warnings.some(({ code }) => stays.has(code)) ? 'import_exists_kept' : 'import_exists_same',
});

/** What a row does to the job of its number. It needs no more than what it changes. */
const checkChange = (
  { line, cells, row, emptied, faults, warnings }: CleanTableRow<CleanedRow>,
  job: JobOfFile,
  seen: Seen,
  facts: Facts,
): CheckedRow => {
  const common = { line, cells, row, emptied };
  const reasons = faults.filter(({ code }) => code !== 'required');
  if (reasons.length > 0) return { ...common, outcome: 'invalid', reasons, warnings };
  const before = seen.jobs.get(job.id);
  const duplicate = (reason: Remark): CheckedRow => ({
    ...common,
    outcome: 'duplicate',
    reasons: [reason],
    warnings,
  });
  if (before) {
    const code = facts.match === 'job_number' ? 'import_number_in_file' : 'import_row_in_file';
    return duplicate({ field: facts.match, code, values: { line: before } });
  }
  seen.jobs.set(job.id, line);
  seen.numbers.set(job.job_number, line);
  const { change, left } = claimBuilding(siteChange(row, job, emptied), seen);
  const doubts = [...keptFields(row, job, facts), ...left];
  if (!change)
    return { ...duplicate(nothingChanges(doubts, facts.match)), warnings: [...warnings, ...doubts] };
  return { ...common, outcome: 'updated', reasons: [], warnings: [...warnings, ...doubts], job, change };
};

type Refusal = { outcome: 'invalid' | 'duplicate'; reasons: Remark[] };

/** The job that a row changes, or why it changes none of those that it finds. */
const findSite = (row: CleanedRow, { match, keyed, existing }: Facts): JobOfFile | Refusal | undefined => {
  const [id, ...others] = keyed.get(keyOf(row, match)) ?? [];
  if (id === undefined) return undefined;
  if (others.length > 0) {
    const values = { count: others.length + 1 };
    return { outcome: 'invalid', reasons: [{ field: match, code: 'import_site_several', values }] };
  }
  // A number that exists out of scope is named as one that is taken.
  const hidden: Refusal = { outcome: 'duplicate', reasons: [{ field: match, code: 'import_exists' }] };
  return existing.get(id) ?? (match === 'job_number' ? undefined : hidden);
};

const checkRow = (cleaned: CleanTableRow<CleanedRow>, seen: Seen, facts: Facts): CheckedRow => {
  const { line, cells, row, faults, warnings } = cleaned;
  const existing = findSite(row, facts);
  const common = { line, cells, row };
  if (existing && 'outcome' in existing) return { ...common, ...existing, warnings };
  if (existing) return checkChange(cleaned, existing, seen, facts);
  const found = matchClient(row, facts);
  const reasons = 'fault' in found ? [...faults, found.fault] : faults;
  if (reasons.length > 0 || 'fault' in found) return { ...common, outcome: 'invalid', reasons, warnings };
  const twin = sameNumber(row.job_number, seen, facts);
  if (twin) return { ...common, outcome: 'duplicate', reasons: [twin], warnings };

  const key = addressKey(row);
  const doubts = [...warnings, ...sameAddress(key, seen, facts)];
  const location = facts.locate(row);
  const state = facts.stateOfZip(row.zip);
  if (location.lat === null) doubts.push({ field: 'zip', code: 'import_place_unknown' });
  else if (state !== undefined && state !== row.state) {
    const values = { zip: row.zip, state: row.state };
    doubts.push({ field: 'zip', code: 'import_zip_elsewhere', values });
  }
  const areaId = facts.areas.get(nameKey(row.area_name)) ?? null;
  if (areaId === null && row.area_name !== '') {
    doubts.push({ field: 'area_name', code: 'import_area_unknown', values: { name: row.area_name } });
  }
  const manager = row.area_manager === '' ? null : facts.managerOf(row.area_manager);
  if (typeof manager === 'string') {
    doubts.push({ field: 'area_manager', code: manager, values: { name: row.area_manager.slice(0, 60) } });
  }
  if (!facts.contacts && (row.contact_name || row.contact_email || row.contact_phone))
    doubts.push({ field: 'contact_name', code: 'import_contact_forbidden' });
  seen.numbers.set(row.job_number, line);
  if (!seen.addresses.has(key)) seen.addresses.set(key, line);
  return {
    ...common,
    outcome: 'created',
    reasons,
    warnings: doubts,
    client: found.client,
    areaId,
    location,
    managerId: typeof manager === 'number' ? manager : null,
  };
};

/** Decides about each row, in the order of the file. Of two rows with the same number the first is accepted. No row is
 * dropped. */
export const checkRows = (rows: readonly CleanTableRow<CleanedRow>[], facts: Facts): CheckedRow[] => {
  const seen: Seen = {
    numbers: new Map(),
    jobs: new Map(),
    addresses: new Map(),
    buildings: new Set(facts.changedBuildings),
  };
  return rows.map((row) => checkRow(row, seen, facts));
};
