import { countView, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { Holidays, Occurrence, SharedSeries, sharedTaskEndpoints } from '../../contract/index.ts';
import { holidaysAround } from '../series/make-occurrences.ts';
import { datesAhead, healthOf, outcomeOf } from '../series/occurrence-figures.ts';
import { comingLimit, type ShownOccurrence } from '../series/series-detail-repository.ts';
import { loadSharedSeries, type SharedSeriesRow } from './shared-series-repository.ts';

const dated = ({ occurrence_date, shown_on }: Occurrence) => ({
  shown_on,
  instead_of: shown_on === occurrence_date ? null : occurrence_date,
});

const dateOf = ({ occurrence_date, scheduled_on }: ShownOccurrence) =>
  dated({ occurrence_date, shown_on: scheduled_on });

/** Coming tasks, and dates without a task of every series of the chain, in one list. */
const comingOf = (row: SharedSeriesRow, holidays: Holidays): SharedSeries['coming'] => {
  const made = row.coming.map((task) => ({
    on: task.occurrence_date,
    shown: { ...dateOf(task), status: task.status },
  }));
  const planned = row.chain
    .flatMap((series) => datesAhead(series, comingLimit, holidays))
    .map((date) => ({ on: date.occurrence_date, shown: { ...dated(date), status: null } }));
  return [...made, ...planned]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .slice(0, comingLimit)
    .map(({ shown }) => shown);
};

/** Named field by field, as a shared task is. */
const presentSharedSeries = (row: SharedSeriesRow, holidays: Holidays, now: Date): SharedSeries => ({
  title: row.title,
  description: row.description,
  status: row.status,
  type: row.type,
  building: row.building,
  area: row.area,
  common_area: row.common_area,
  floor: row.floor,
  rule: { ...row.rule, skip_dates: [] },
  based_on: row.based_on,
  time_of_day: row.time_of_day,
  due_offset_days: row.due_offset_days,
  coming: comingOf(row, holidays),
  history: row.past.map((task) => ({
    ...dateOf(task),
    outcome: outcomeOf(task, now),
    serviced_at: task.serviced_at,
  })),
  health: healthOf(row),
});

/** A series that was deleted or became internal after it was shared is no longer available. */
export const getSharedSeries = async (
  call: TokenCall<(typeof sharedTaskEndpoints)['getSharedSeries']>,
): Promise<SharedSeries> => {
  const { tenant, grant, now } = call;
  const row = await loadSharedSeries(tenant, grant.recordId, now);
  if (!row) throw await unavailable(tenant);
  const holidays = await holidaysAround(tenant, now);
  await countView(call);
  return presentSharedSeries(row, holidays, now);
};
