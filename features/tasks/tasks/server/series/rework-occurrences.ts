import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { occurrenceOn, ruleDates } from '../../contract/index.ts';
import { auditOccurrences } from './audit-occurrences.ts';
import { dropOccurrences } from './drop-occurrences.ts';
import { holidaysAround } from './make-occurrences.ts';
import { assignLikeSeries, copySeriesToTasks, idsOf, type KeptOccurrence } from './occurrence-repository.ts';
import { datesOfTask } from './plan-series.ts';
import type { SeriesRecord } from './series-repository.ts';

type Rework = {
  /** The series they are to be like, as it is saved. */
  series: SeriesRecord;
  /** Occurrences nobody has begun. */
  rows: readonly KeptOccurrence[];
  changes: Record<string, [unknown, unknown]>;
};

/** Brings occurrences in line with their series: what the rule no longer has is dropped, what it has gets the fields
 * and the days of the series. Work of days that have passed keeps its day. */
export const reworkOccurrences = async (
  tenant: Tenant,
  person: Person,
  { series, rows, changes }: Rework,
  now: Date,
): Promise<void> => {
  const today = dateAt(now, series.zone);
  const holidays = await holidaysAround(tenant, now);
  const last = rows.at(-1)?.occurrence_date ?? today;
  const first = rows[0]?.occurrence_date ?? today;
  const dates = new Set(ruleDates(series.rule, first, last));
  const stays = ({ occurrence_date }: KeptOccurrence): boolean =>
    series.based_on === 'completed' || occurrence_date < today || dates.has(occurrence_date);
  const kept = rows.filter(stays);
  await dropOccurrences(
    tenant,
    person,
    rows.filter((row) => !stays(row)),
    now,
  );
  if (kept.length === 0) return;
  await copySeriesToTasks(
    tenant,
    series.id,
    kept.map((row) =>
      row.occurrence_date < today
        ? row
        : {
            id: row.id,
            ...datesOfTask(
              series,
              occurrenceOn(row.occurrence_date, series.rule, holidays, today).shown_on,
              now,
            ),
          },
    ),
  );
  await assignLikeSeries(tenant, idsOf(kept));
  await auditOccurrences(tenant, person, kept, { action: 'task.updated', changes });
};
