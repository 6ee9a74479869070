import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { ruleDates } from '../../contract/index.ts';
import { dateAt } from '../task/task-dates.ts';
import { cancelOccurrences, findOccurrences, type KeptOccurrence } from './occurrence-repository.ts';
import type { Actor } from './record-series-change.ts';
import type { SeriesRecord } from './series-repository.ts';
import { idsWithNotesOrFiles, setAsideOccurrences, showOccurrences } from './set-aside-repository.ts';
import { comingUntouched, withdraw } from './withdraw-coming.ts';

const idsOf = (rows: readonly KeptOccurrence[]): number[] => rows.map(({ id }) => id);

const tell = (tenant: Tenant, person: Actor, action: string, rows: readonly KeptOccurrence[]) =>
  writeAuditOfMany(tenant, person, {
    action,
    entity: 'task',
    records: rows.map(({ id, building_id }) => ({ entityId: id, buildingId: building_id })),
  });

/** A series that stops for now leaves nothing in people's calendars; what is due today or late stays. */
export const setAsideComing = async (
  tenant: Tenant,
  person: Actor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const rows = await comingUntouched(tenant, series, now);
  if (rows.length === 0) return;
  await setAsideOccurrences(tenant, idsOf(rows), now);
  await tell(tenant, person, 'task.set-aside', rows);
};

/** Shows occurrences again as they were. */
export const bringBack = async (
  tenant: Tenant,
  person: Actor,
  rows: readonly KeptOccurrence[],
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return;
  await showOccurrences(tenant, idsOf(rows), now);
  await tell(tenant, person, 'task.brought-back', rows);
};

/** Ends the wait of occurrences that will not take place: with a note or a photo they are kept as skipped. */
export const giveUp = async (
  tenant: Tenant,
  person: Actor,
  rows: readonly KeptOccurrence[],
  now: Date,
): Promise<void> => {
  const told = new Set(await idsWithNotesOrFiles(tenant, idsOf(rows)));
  const kept = rows.filter(({ id }) => told.has(id));
  await bringBack(tenant, person, kept, now);
  await cancelOccurrences(tenant, idsOf(kept));
  await writeAuditOfMany(tenant, null, {
    action: 'task.moved',
    entity: 'task',
    records: kept.map(({ id, building_id, status }) => ({
      entityId: id,
      buildingId: building_id,
      from: status,
      to: 'cancelled',
    })),
  });
  await withdraw(
    tenant,
    person,
    rows.filter(({ id }) => !told.has(id)),
    now,
  );
};

export const findSetAside = async (tenant: Tenant, seriesId: number): Promise<KeptOccurrence[]> =>
  (await findOccurrences(tenant, seriesId)).filter(({ set_aside }) => set_aside);

/** A series that goes on has its occurrences back, each on the day and with all it was given; days that passed in the
 * meantime are not made up for. */
export const bringBackComing = async (
  tenant: Tenant,
  person: Actor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const rows = await findSetAside(tenant, series.id);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const today = dateAt(now, series.zone);
  const dates = new Set(ruleDates(series.rule, first.occurrence_date, last.occurrence_date));
  const takesPlace = ({ occurrence_date, scheduled_on }: KeptOccurrence): boolean =>
    scheduled_on >= today && (series.based_on === 'completed' || dates.has(occurrence_date));
  await bringBack(tenant, person, rows.filter(takesPlace), now);
  await giveUp(
    tenant,
    person,
    rows.filter((row) => !takesPlace(row)),
    now,
  );
};
