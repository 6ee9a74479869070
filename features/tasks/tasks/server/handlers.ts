import { photoUrl } from '#features/accounts/access/server';
import { jobsInScope } from '#features/sites/jobs/server';
import { deleteNote, loadNote } from '#features/sites/notes/server';
import type { ShareLink } from '#features/sites/sharing/contract';
import { shareRecord } from '#features/sites/sharing/server';
import { rangeBefore } from '#platform/contract/date-range';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Gather } from '#platform/server/feature/server-feature';
import { askedRange } from '#platform/server/http/asked-range';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type {
  SeriesRow,
  sharedTaskEndpoints,
  taskDashboardEndpoints,
  taskEndpoints,
  taskExportEndpoints,
} from '../contract/index.ts';
import { jobWorkOf, siteWorkOf } from './dashboard/site-work-repository.ts';
import { taskFigures } from './dashboard/task-figures.ts';
import { addTaskNote } from './notes/add-task-note.ts';
import { createSeriesAtSites } from './series/create-series-at-sites.ts';
import { deleteSeries } from './series/delete-series.ts';
import { exportSeries, shownNextDate } from './series/export-series.ts';
import { makeMissingOccurrences } from './series/make-missing-occurrences.ts';
import { holidaysAround } from './series/make-occurrences.ts';
import { onTimeRate } from './series/occurrence-figures.ts';
import { openForChange } from './series/open-for-change.ts';
import { recordSeriesChange } from './series/record-series-change.ts';
import { loadSeriesPage } from './series/series-list-repository.ts';
import { presentSeries } from './series/series-presenter.ts';
import { saveSeries } from './series/series-repository.ts';
import { bringBackComing, setAsideComing } from './series/set-aside.ts';
import { skipOccurrence } from './series/skip-occurrence.ts';
import { renewUpcoming } from './series/upcoming-repository.ts';
import { updateSeries } from './series/update-series.ts';
import { getSharedSeries } from './sharing/get-shared-series.ts';
import { getSharedTask } from './sharing/get-shared-task.ts';
import { isPublic, mayShareSeries, mayShareTask } from './sharing/share-policy.ts';
import { loadSeriesToShare } from './sharing/shared-series-repository.ts';
import { addResolutionImages } from './task/add-resolution-images.ts';
import { transitionTask } from './task/apply-transition.ts';
import { changeTasks } from './task/bulk/change-tasks.ts';
import { createTask } from './task/create-task.ts';
import { deleteTask } from './task/delete-task.ts';
import { exportTasks } from './task/export-tasks.ts';
import { getNextTask } from './task/get-next-task.ts';
import { recordTaskChange } from './task/record-task-change.ts';
import { signTask } from './task/sign-task.ts';
import { loadTasks } from './task/task-list-repository.ts';
import { isToDo, mayDeleteNotes } from './task/task-policy.ts';
import { presentTask, presentTaskRow } from './task/task-presenter.ts';
import { isAssigned, loadTask } from './task/task-repository.ts';
import { updateTask } from './task/update-task.ts';

const getSeriesShareLink = async (
  call: SignedInCall<(typeof sharedTaskEndpoints)['getSeriesShareLink']>,
): Promise<ShareLink> => {
  const { params, tenant, person, wiring } = call;
  const series = await loadSeriesToShare(tenant, params.id);
  if (!series) throw notFound();
  if (!mayShareSeries(series, person)) throw forbidden();
  if (series.internal_only) throw refused('internal_not_shared');
  const { link, created } = await shareRecord(call, { kind: 'task-series', recordId: series.id });
  if (created) {
    const what = { entity: 'task-series', entityId: series.id, jobId: series.job_id };
    await writeAudit(tenant, person, { ...what, buildingId: series.building_id, action: 'series.shared' });
    await wiring.events.publish(tenant, {
      ...what,
      name: 'series.shared',
      actorUserId: person.userId,
      data: { link_id: link.id },
    });
  }
  return link;
};

type ListSeriesCall = SignedInCall<(typeof taskEndpoints)['listSeries']>;

const listSeries = async ({ query, tenant, now }: ListSeriesCall) => {
  const [page, holidays] = await Promise.all([
    loadSeriesPage(tenant, query, now),
    holidaysAround(tenant, now),
  ]);
  return presentPage(page, (row): SeriesRow => {
    const { next_on: _next, upcoming_on: _upcoming, ...rest } = row;
    return {
      ...rest,
      rule: { ...row.rule, skip_dates: [] },
      assignees: row.assignees.map((assignee) => ({
        ...assignee,
        profile_photo_url: photoUrl(tenant.organizationId, assignee.profile_photo_id),
      })),
      next_date: shownNextDate(row, holidays),
      health: { due: row.health.due, on_time: row.health.on_time, rate: onTimeRate(row.health) },
    };
  });
};

type ResumeSeriesCall = SignedInCall<(typeof taskEndpoints)['resumeSeries']>;

const resumeSeries = async (call: ResumeSeriesCall) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.status !== 'paused') throw refused('series_not_paused');
  if (series.job_status !== 'active') throw refused('series_job_inactive');
  await saveSeries(tenant, series.id, { status: 'active', updated_by: person.userId });
  await bringBackComing(tenant, person, series, now);
  await makeMissingOccurrences(call, person, series.id, now);
  await recordSeriesChange(call, person, { action: 'series.resumed', series, from: 'paused', to: 'active' });
  return presentSeries(tenant, person, series.id, now);
};

type PauseSeriesCall = SignedInCall<(typeof taskEndpoints)['pauseSeries']>;

const pauseSeries = async (call: PauseSeriesCall) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.status !== 'active') throw refused('series_not_active');
  await saveSeries(tenant, series.id, { status: 'paused', next_on: null, updated_by: person.userId });
  // The one open occurrence of a series based on completion is work at hand, not a plan.
  if (series.based_on === 'scheduled') await setAsideComing(tenant, person, series, now);
  await renewUpcoming(tenant, [series.id], now);
  await recordSeriesChange(call, person, { action: 'series.paused', series, from: 'active', to: 'paused' });
  return presentSeries(tenant, person, series.id, now);
};

const getTaskShareLink = async (
  call: SignedInCall<(typeof sharedTaskEndpoints)['getTaskShareLink']>,
): Promise<ShareLink> => {
  const { params, tenant, person } = call;
  const task = await loadTask(tenant, params.id);
  if (!task) throw notFound();
  if (!mayShareTask(task, person, await isAssigned(tenant, task.id))) throw forbidden();
  if (!isPublic(task)) throw refused('internal_not_shared');
  const { link, created } = await shareRecord(call, { kind: 'task', recordId: task.id });
  if (created) await recordTaskChange(call, { action: 'task.shared', task, data: { link_id: link.id } });
  return link;
};

const deleteTaskNote = async (call: SignedInCall<(typeof taskEndpoints)['deleteTaskNote']>) => {
  const { params, tenant, person, now } = call;
  const note = await loadNote(tenant, params.id);
  const task =
    note?.owner_entity === 'task' ? await loadTask(tenant, note.owner_id, { lock: true }) : undefined;
  if (!note || !task) throw notFound();
  await deleteNote(call, note, { any: mayDeleteNotes(person), open: isToDo(task) });
  await recordTaskChange(call, { action: 'task.note-deleted', task, changes: { note: [note.id, null] } });
  return presentTask(tenant, person, task.id, now);
};

type GetTaskDashboardCall = SignedInCall<(typeof taskDashboardEndpoints)['getTaskDashboard']>;

const getTaskDashboard = async ({ query, tenant, person, now }: GetTaskDashboardCall) => {
  const { range: _name, from: _from, to: _to, ...narrowed } = query;
  const zone = person.timeZone;
  const range = askedRange(query, dateAt(now, zone));
  const previous = rangeBefore(range);
  return { range, previous, ...(await taskFigures(tenant, { ...narrowed, range, previous, zone, now })) };
};

type Call = SignedInCall<(typeof taskDashboardEndpoints)['getJobWork']>;

const getJobWork = async ({ params, tenant, now }: Call) => {
  const [job] = await jobsInScope(tenant, [params.id]);
  if (!job) throw notFound();
  return jobWorkOf(tenant, params.id, now);
};

export const taskHandlers = (gather: Gather): Handlers<typeof taskEndpoints> => ({
  listTasks: async ({ query, tenant, person, now }) => {
    const page = await loadTasks(tenant, query, { now, zone: person.timeZone }, tenant.endWith);
    return presentPage(page, (row) => presentTaskRow(tenant, row, now));
  },
  getTask: ({ params, tenant, person, now }) =>
    tenant.endWith(() => presentTask(tenant, person, params.id, now)),
  getNextTask,
  createTask: createTask(gather('taskOrigins')),
  updateTask,
  transitionTask,
  deleteTask,
  addResolutionImages,
  signTask,
  listSeries,
  getSeries: ({ params, tenant, person, now }) => presentSeries(tenant, person, params.id, now),
  updateSeries,
  pauseSeries,
  resumeSeries,
  skipOccurrence,
  deleteSeries,
  createSeriesAtSites: createSeriesAtSites(gather('taskOrigins')),
  addTaskNote,
  deleteTaskNote,
  changeTasks,
});

export const sharedTaskHandlers: Handlers<typeof sharedTaskEndpoints> = {
  getTaskShareLink,
  getSharedTask,
  getSeriesShareLink,
  getSharedSeries,
};

export const taskExportHandlers: Handlers<typeof taskExportEndpoints> = { exportTasks, exportSeries };

export const taskDashboardHandlers: Handlers<typeof taskDashboardEndpoints> = {
  getTaskDashboard,
  listSiteWork: ({ tenant, now }) => siteWorkOf(tenant, now),
  getJobWork,
};
