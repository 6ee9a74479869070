import type { Handlers } from '#platform/server/http/call';
import type {
  boardEndpoints,
  calendarEndpoints,
  costEndpoints,
  projectFileEndpoints,
  projectListEndpoints,
  projectNoteEndpoints,
  recurringEndpoints,
  specialProjectEndpoints,
} from '../contract/index.ts';
import { readBoard } from './board/read-board.ts';
import { planOccurrence } from './calendar/plan-occurrence.ts';
import { planProject } from './calendar/plan-project.ts';
import { readCalendar, readToPlan } from './calendar/read-calendar.ts';
import { readMine } from './calendar/read-mine.ts';
import { changeCost } from './costs/change-cost.ts';
import { getProjectCosts } from './costs/get-project-costs.ts';
import { noteCost } from './costs/note-cost.ts';
import { removeCost } from './costs/remove-cost.ts';
import { addProjectFiles, listProjectFiles } from './files/project-files.ts';
import { exportProjects } from './list/export-projects.ts';
import { listProjectRows } from './list/project-list-repository.ts';
import { addProjectNote, deleteProjectNote, listProjectNotes } from './notes/project-notes.ts';
import { addTo, removeFrom } from './people/change-people.ts';
import { createProject } from './project/create-project.ts';
import { deleteProject } from './project/delete-project.ts';
import { presentProject } from './project/present-project.ts';
import { setBillingAddress, setServiceAddress } from './project/set-address.ts';
import { updateClient } from './project/update-client.ts';
import { updateProject } from './project/update-project.ts';
import { addRecurringInterval } from './recurring/add-recurring-interval.ts';
import { removeRecurringInterval } from './recurring/remove-recurring-interval.ts';
import { completeTasks } from './transitions/complete-tasks.ts';
import { tasksOfProject } from './transitions/project-tasks-repository.ts';
import { transitionProject } from './transitions/transition-project.ts';

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
  listSpecialProjects: (call) => listProjectRows(call, call.query),
  listSpecialProjectTable: (call) => listProjectRows(call, call.query),
  exportSpecialProjects: exportProjects,
};

export const recurringHandlers: Handlers<typeof recurringEndpoints> = {
  addRecurringInterval,
  removeRecurringInterval,
};

export const calendarHandlers: Handlers<typeof calendarEndpoints> = {
  getProjectCalendar: readCalendar,
  getProjectsToPlan: readToPlan,
  getMyProjects: readMine,
  planSpecialProject: planProject,
  planOccurrence,
};

export const boardHandlers: Handlers<typeof boardEndpoints> = { getProjectBoard: readBoard };

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
