import { closeTasks } from '#features/tasks/tasks/server';
import { addDays } from '#platform/contract/add-days';
import { invalid, notFound, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type {
  boardEndpoints,
  calendarEndpoints,
  costEndpoints,
  ProjectCosts,
  projectFileEndpoints,
  projectListEndpoints,
  projectNoteEndpoints,
  recurringEndpoints,
  SpecialProject,
  specialProjectEndpoints,
} from '../contract/index.ts';
import { getProjectBoard } from './board/get-project-board.ts';
import { getProjectCalendar, getProjectsToPlan } from './calendar/get-project-calendar.ts';
import { ownDates } from './calendar/own-dates-repository.ts';
import { planOccurrence } from './calendar/plan-occurrence.ts';
import { planProject } from './calendar/plan-project.ts';
import { changeCost } from './costs/change-cost.ts';
import { saveCost } from './costs/cost-repository.ts';
import { lockCost } from './costs/lock-cost.ts';
import { noteCost } from './costs/note-cost.ts';
import { presentCosts } from './costs/present-costs.ts';
import { costLine } from './costs/stored-cost.ts';
import { addProjectFiles, listProjectFiles } from './files/project-files.ts';
import { exportProjects } from './list/export-projects.ts';
import { loadProjectRows } from './list/project-list-repository.ts';
import { addProjectNote, deleteProjectNote, listProjectNotes } from './notes/project-notes.ts';
import { addTo, removeFrom } from './people/change-people.ts';
import { requireClient } from './project/check-project.ts';
import { createProject } from './project/create-project.ts';
import { lockProject } from './project/lock-project.ts';
import { presentProject } from './project/present-project.ts';
import { hasEnded, mayDelete } from './project/project-policy.ts';
import { loadProject, saveProject } from './project/project-repository.ts';
import { recordProjectChange } from './project/record-project-change.ts';
import { setBillingAddress, setServiceAddress } from './project/set-address.ts';
import { updateProject } from './project/update-project.ts';
import { addRecurringInterval } from './recurring/add-recurring-interval.ts';
import { removeRecurringInterval } from './recurring/remove-recurring-interval.ts';
import { applyTransition } from './transitions/apply-transition.ts';
import { madeDaysOfTasks, tasksOfProject } from './transitions/project-tasks-repository.ts';

type CompleteTasksCall = SignedInCall<(typeof specialProjectEndpoints)['completeProjectTasks']>;

/** Closes tasks of projects, each with the moment of its work; none of it was done before its project was made. */
const completeTasks = async (call: CompleteTasksCall) => {
  const { tenant, body } = call;
  const made = await madeDaysOfTasks(
    tenant,
    body.tasks.map(({ id }) => id),
  );
  return closeTasks(call, body.tasks, ({ id, serviced_at }) => {
    const project = made.get(id);
    if (!project || serviced_at === undefined) return;
    if (dateAt(new Date(serviced_at), project.time_zone) < project.day)
      throw invalid({ serviced_at: ['project_service_too_early'] });
  });
};

type UpdateClientCall = SignedInCall<(typeof specialProjectEndpoints)['updateProjectClient']>;

const updateClient = async (call: UpdateClientCall): Promise<SpecialProject> => {
  const { tenant, params, body } = call;
  const project = await lockProject(call, params.id, body.updated_at);
  if (hasEnded(project.status)) throw refused('project_ended');
  if (project.client_id === body.client_id) return presentProject(call, project.id);
  await requireClient(tenant, body.client_id);
  await saveProject(tenant, project.id, { client_id: body.client_id });
  await recordProjectChange(call, project, {
    action: 'special-project.updated',
    changes: { client_id: [project.client_id, body.client_id] },
    data: { client_id: body.client_id },
  });
  return presentProject(call, project.id);
};

type RemoveCostCall = SignedInCall<(typeof costEndpoints)['removeProjectCost']>;

const removeCost = async (call: RemoveCostCall): Promise<ProjectCosts> => {
  const { tenant, now, params, query } = call;
  const { project, entry } = await lockCost(call, params.id, query.updated_at);
  await saveCost(tenant, entry.id, { deleted_at: now.toISOString() });
  await recordProjectChange(call, project, {
    action: 'special-project.cost-removed',
    changes: { cost: [costLine(entry), null] },
  });
  return presentCosts(call, project);
};

type TransitionProjectCall = SignedInCall<(typeof specialProjectEndpoints)['transitionSpecialProject']>;

/** One transition that a person makes by name. */
const transitionProject = async (call: TransitionProjectCall): Promise<SpecialProject> => {
  const { name, id } = call.params;
  const { updated_at, ...fields } = call.body;
  const project = await lockProject(call, id, updated_at);
  await applyTransition(call, project, { ...fields, name });
  return presentProject(call, id);
};

type DeleteProjectCall = SignedInCall<(typeof specialProjectEndpoints)['deleteSpecialProject']>;

const deleteProject = async (call: DeleteProjectCall): Promise<{ id: number }> => {
  const project = await lockProject(call, call.params.id, call.query.updated_at);
  const { id, status } = project;
  if (!mayDelete(status)) throw refused('project_not_deletable');
  await saveProject(call.tenant, id, { deleted_at: call.now.toISOString() });
  await recordProjectChange(call, project, { action: 'special-project.deleted', from: status });
  return { id };
};

/** Most entries on the start page. */
const max = 10;

/** The next week of the caller, by the company's days. */
const getMyProjects = async (call: SignedInCall<(typeof calendarEndpoints)['getMyProjects']>) => {
  const { tenant, person, now } = call;
  const from = dateAt(now, person.timeZone);
  return (await ownDates(tenant, person, { from, to: addDays(from, 6) })).slice(0, max);
};

type Call = SignedInCall<(typeof costEndpoints)['getProjectCosts']>;

const getProjectCosts = async (call: Call): Promise<ProjectCosts> => {
  const project = await loadProject(call.tenant, call.person, call.params.id);
  if (!project) throw notFound();
  return presentCosts(call, project);
};

export const projectHandlers: Handlers<typeof specialProjectEndpoints> = {
  getSpecialProject: (call) => presentProject(call, call.params.id),
  getSpecialProjectTasks: async (call) => {
    const { id } = await presentProject(call, call.params.id);
    return tasksOfProject(call.tenant, id);
  },
  createSpecialProject: createProject,
  updateSpecialProject: updateProject,
  updateProjectClient: updateClient,
  deleteSpecialProject: deleteProject,
  transitionSpecialProject: transitionProject,
  completeProjectTasks: completeTasks,
  setServiceAddress: (call) => setServiceAddress(call, call.body),
  deleteServiceAddress: (call) => setServiceAddress(call, null, call.query.updated_at),
  setBillingAddress: (call) => setBillingAddress(call, call.body),
  deleteBillingAddress: (call) => setBillingAddress(call, null, call.query.updated_at),
  addScheduler: addTo('scheduler'),
  removeScheduler: removeFrom('scheduler'),
  addManager: addTo('manager'),
  removeManager: removeFrom('manager'),
};

export const listHandlers: Handlers<typeof projectListEndpoints> = {
  listSpecialProjects: (call) => loadProjectRows(call, call.query),
  listSpecialProjectTable: (call) => loadProjectRows(call, call.query),
  exportSpecialProjects: exportProjects,
};

export const recurringHandlers: Handlers<typeof recurringEndpoints> = {
  addRecurringInterval,
  removeRecurringInterval,
};

export const calendarHandlers: Handlers<typeof calendarEndpoints> = {
  getProjectCalendar,
  getProjectsToPlan,
  getMyProjects,
  planSpecialProject: planProject,
  planOccurrence,
};

export const boardHandlers: Handlers<typeof boardEndpoints> = { getProjectBoard };

export const costHandlers: Handlers<typeof costEndpoints> = {
  getProjectCosts,
  noteProjectCost: noteCost,
  changeProjectCost: changeCost,
  removeProjectCost: removeCost,
};

export const fileHandlers: Handlers<typeof projectFileEndpoints> = { listProjectFiles, addProjectFiles };

export const noteHandlers: Handlers<typeof projectNoteEndpoints> = {
  listProjectNotes,
  addProjectNote,
  deleteProjectNote,
};
