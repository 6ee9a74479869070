import { photoUrl } from '#features/accounts/access/server';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { ComingDate, Holidays, TaskSeries } from '../../contract/index.ts';
import { mayShareSeries } from '../sharing/share-policy.ts';
import { holidaysAround } from './make-occurrences.ts';
import { datesAhead, healthOf, outcomeOf } from './occurrence-figures.ts';
import {
  comingLimit,
  loadSeriesDetail,
  type SeriesDetail,
  type ShownOccurrence,
} from './series-detail-repository.ts';
import { recurrenceOf } from './series-fields.ts';
import { mayChangeSeries } from './series-policy.ts';

const shown = ({ id, number, status, occurrence_date, scheduled_on }: ShownOccurrence) => ({
  occurrence_date,
  shown_on: scheduled_on,
  task: { id, number, status },
});

/** Coming tasks, then dates of the rule that have no task yet. */
const comingOf = (row: SeriesDetail, may: boolean, holidays: Holidays): ComingDate[] => {
  const made = row.coming.map((task) => ({
    ...shown(task),
    can_skip: may && (task.status === 'open' || task.status === 'scheduled'),
  }));
  const ahead = datesAhead(row, comingLimit - made.length, holidays);
  return [...made, ...ahead.map((date) => ({ ...date, task: null, can_skip: may }))];
};

/** Skipped dates from today on. Left out are dates whose task stays with the previous series, and dates that are in the
 * history. */
const skippedAhead = ({ rule, held_dates, past, zone }: SeriesDetail, now: Date): string[] => {
  const today = dateAt(now, zone);
  const elsewhere = new Set([...held_dates, ...past.map(({ occurrence_date }) => occurrence_date)]);
  return rule.skip_dates.filter((date) => date >= today && !elsewhere.has(date)).toSorted();
};

/** The whole series as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentSeries = async (
  tenant: Tenant,
  person: Person,
  id: number,
  now: Date,
): Promise<TaskSeries> => {
  const row = await loadSeriesDetail(tenant, id, now);
  if (!row) throw notFound();
  const may = mayChangeSeries(row, person);
  const holidays = await holidaysAround(tenant, now);
  return {
    ...row,
    recurrence: recurrenceOf(row),
    assignees: row.assignees.map((assignee) => ({
      ...assignee,
      profile_photo_url: photoUrl(tenant.organizationId, assignee.profile_photo_id),
    })),
    continues: row.before,
    continued_by: row.after,
    coming: comingOf(row, may, holidays),
    skipped: skippedAhead(row, now),
    history: row.past.map((task) => ({
      ...shown(task),
      due_at: task.due_at,
      serviced_at: task.serviced_at,
      outcome: outcomeOf(task, now),
    })),
    health: healthOf(row),
    created_by: row.creator,
    can: {
      update: may,
      pause: may && row.status === 'active',
      resume: may && row.status === 'paused' && row.job_status !== 'inactive',
      delete: may,
      share: !row.internal_only && mayShareSeries(row, person),
    },
  };
};
