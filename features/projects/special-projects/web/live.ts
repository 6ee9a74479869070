import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import {
  boardEndpoints,
  calendarEndpoints,
  costEndpoints,
  projectFileEndpoints,
  projectListEndpoints,
  projectNoteEndpoints,
  specialProjectEndpoints,
} from '../contract/index.ts';

const { getSpecialProject, getSpecialProjectTasks } = specialProjectEndpoints;

/** A change may add any of them to a list or remove it; an open page shows one of them with its tasks. */
export const refreshProjects: LiveEntity = (client) => {
  for (const endpoint of [
    projectListEndpoints.listSpecialProjects,
    getSpecialProject,
    getSpecialProjectTasks,
    costEndpoints.getProjectCosts,
    projectFileEndpoints.listProjectFiles,
    projectNoteEndpoints.listProjectNotes,
    calendarEndpoints.getProjectCalendar,
    calendarEndpoints.getProjectsToPlan,
    boardEndpoints.getProjectBoard,
    calendarEndpoints.getMyProjects,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** The work of a project is its tasks with their photos. */
const refreshWork: LiveEntity = (client) => {
  for (const endpoint of [getSpecialProjectTasks, projectFileEndpoints.listProjectFiles])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { 'special-project': refreshProjects, task: refreshWork };
