import { z } from 'zod';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { addDays, type Holidays, occurrenceOn } from '../../contract/index.ts';
import { type DatedOccurrence, findShiftedUntouched, redateOccurrences } from './holiday-dates-repository.ts';
import { holidayReach, holidaysAround } from './make-occurrences.ts';
import { datesOfTask } from './plan-series.ts';
import { renewUpcoming } from './upcoming-repository.ts';

export const changedHoliday = z.object({ date: z.string(), added: z.boolean() });

type Moved = DatedOccurrence & { before: string };

/** The occurrence on its day by the new calendar. Empty when it is not on its day by the calendar before, because somebody moved
 * it, or when its day stays the same or would lie in the past. */
const redated = (row: DatedOccurrence, before: Holidays, after: Holidays, now: Date): Moved[] => {
  const today = dateAt(now, row.zone);
  const dates = (holidays: Holidays) =>
    datesOfTask(row, occurrenceOn(row.occurrence_date, row.rule, holidays, today).shown_on, now);
  const [then, next] = [dates(before), dates(after)];
  const isAsMade =
    then.scheduled_on === row.scheduled_on && Date.parse(then.due_at) === Date.parse(row.due_at);
  if (!isAsMade || next.scheduled_on === row.scheduled_on || next.scheduled_on < today) return [];
  return [{ ...row, ...next, before: row.scheduled_on }];
};

const recordMoves = async (tenant: Tenant, rows: readonly Moved[]): Promise<void> => {
  const moves = Map.groupBy(rows, ({ before, scheduled_on }) => `${before} ${scheduled_on}`);
  for (const moved of moves.values()) {
    const [first] = moved;
    if (!first) continue;
    await writeAuditOfMany(tenant, null, {
      action: 'task.updated',
      entity: 'task',
      changes: { scheduled_on: [first.before, first.scheduled_on] },
      records: moved.map(({ id, building_id, job_id }) => ({
        entityId: id,
        buildingId: building_id,
        jobId: job_id,
      })),
    });
  }
};

/** After a change of the calendar: coming occurrences that nobody changed get the day that their rule gives them now. What
 * somebody moved, assigned, described or added to stays where it is. */
export const moveForHoliday = (
  { database, clock }: Pick<Wiring, 'database' | 'clock'>,
  organizationId: number,
  { date, added }: z.output<typeof changedHoliday>,
): Promise<void> =>
  database.withTenant(systemScope(organizationId), async (tenant) => {
    const now = clock.now();
    const after = await holidaysAround(tenant, now);
    const before = new Set(after);
    if (added) before.delete(date);
    else before.add(date);
    const rows = await findShiftedUntouched(
      tenant,
      { from: addDays(date, -holidayReach), to: addDays(date, holidayReach) },
      now,
    );
    const moved = rows.flatMap((row) => redated(row, before, after, now));
    if (moved.length === 0) return;
    await redateOccurrences(tenant, moved);
    await recordMoves(tenant, moved);
    await renewUpcoming(tenant, [...new Set(moved.map(({ series_id }) => series_id))], now);
  });
