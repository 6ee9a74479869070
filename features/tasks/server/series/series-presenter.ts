import { photoUrl } from '#features/users/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type ComingDate,
  type Holidays,
  type OccurrenceOutcome,
  previewDates,
  type TaskSeries,
  type TaskStatus,
} from '../../contract/index.ts';
import { holidaysAround } from './make-occurrences.ts';
import {
  comingLimit,
  findSeriesDetail,
  type SeriesDetail,
  type ShownOccurrence,
} from './series-detail-repository.ts';
import { recurrenceOf } from './series-fields.ts';
import { mayChangeSeries } from './series-policy.ts';

const outcomeOf = ({ status, due_at, serviced_at }: ShownOccurrence, now: Date): OccurrenceOutcome => {
  if (status === 'cancelled') return 'skipped';
  const due = due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
  if (status === 'closed' || status === 'completed')
    return serviced_at !== null && Date.parse(serviced_at) > due ? 'late' : 'on_time';
  return due < now.getTime() ? 'missed' : 'open';
};

const shown = ({ id, number, status, occurrence_date, scheduled_on }: ShownOccurrence) => ({
  occurrence_date,
  shown_on: scheduled_on,
  task: { id, number, status: status as TaskStatus },
});

/** Tasks that are there, then the dates that the rule goes on with. */
const comingOf = (row: SeriesDetail, may: boolean, holidays: Holidays): ComingDate[] => {
  const made = row.coming.map((task) => ({
    ...shown(task),
    can_skip: may && (task.status === 'open' || task.status === 'scheduled'),
  }));
  if (row.status !== 'active' || row.next_on === null) return made;
  const ahead = previewDates(row.rule, row.next_on, Math.max(0, comingLimit - made.length), holidays);
  return [...made, ...ahead.map((date) => ({ ...date, task: null, can_skip: may }))];
};

const rateOf = ({ due, on_time }: SeriesDetail['health']): number | null =>
  due === 0 ? null : Math.round((on_time / due) * 1000) / 10;

/** The whole series as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentSeries = async (
  tenant: Tenant,
  person: Person,
  id: number,
  now: Date,
): Promise<TaskSeries> => {
  const row = await findSeriesDetail(tenant, id, now);
  if (!row) throw notFound();
  const may = mayChangeSeries(row, person);
  const holidays = await holidaysAround(tenant, now);
  return {
    ...(row as unknown as TaskSeries),
    recurrence: recurrenceOf(row),
    assignees: row.assignees.map((assignee) => ({
      ...assignee,
      profile_photo_url: photoUrl(tenant.organizationId, assignee.profile_photo_id),
    })),
    coming: comingOf(row, may, holidays),
    history: row.past.map((task) => ({
      ...shown(task),
      due_at: task.due_at,
      serviced_at: task.serviced_at,
      outcome: outcomeOf(task, now),
    })),
    health: {
      ...row.health,
      skipped: row.health.skipped + row.rule.skip_dates.length,
      rate: rateOf(row.health),
    },
    created_by: row.creator,
    can: {
      update: may,
      pause: may && row.status === 'active',
      resume: may && row.status === 'paused' && row.job_status !== 'inactive',
      delete: may,
    },
  };
};
