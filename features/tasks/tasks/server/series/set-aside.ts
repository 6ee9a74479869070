import type { AuditActor } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { ruleDates } from '../../contract/index.ts';
import { auditOccurrences } from './audit-occurrences.ts';
import { bringBack } from './bring-back.ts';
import { dropOccurrences } from './drop-occurrences.ts';
import { loadComing } from './load-coming.ts';
import { idsOf, type KeptOccurrence, loadOccurrences } from './occurrence-repository.ts';
import type { SeriesRecord } from './series-repository.ts';
import { setAsideOccurrences } from './set-aside-repository.ts';

/** A series that stops for now leaves nothing in people's calendars; what is due today or late stays. */
export const setAsideComing = async (
  tenant: Tenant,
  person: AuditActor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const rows = await loadComing(tenant, series, now);
  if (rows.length === 0) return;
  await setAsideOccurrences(tenant, idsOf(rows), now);
  await auditOccurrences(tenant, person, rows, { action: 'task.set-aside' });
};

export const loadSetAside = async (tenant: Tenant, seriesId: number): Promise<KeptOccurrence[]> =>
  (await loadOccurrences(tenant, seriesId)).filter(({ set_aside }) => set_aside);

/** A series that goes on has its occurrences back, each on the day and with all it was given; days that passed in the
 * meantime are not made up for. */
export const bringBackComing = async (
  tenant: Tenant,
  person: AuditActor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const rows = await loadSetAside(tenant, series.id);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const today = dateAt(now, series.zone);
  const dates = new Set(ruleDates(series.rule, first.occurrence_date, last.occurrence_date));
  const takesPlace = ({ occurrence_date, scheduled_on }: KeptOccurrence): boolean =>
    scheduled_on >= today && (series.based_on === 'completed' || dates.has(occurrence_date));
  await bringBack(tenant, person, rows.filter(takesPlace), now);
  await dropOccurrences(
    tenant,
    person,
    rows.filter((row) => !takesPlace(row)),
    now,
  );
};
