import { holds } from '#platform/contract/transitions';
import type { Person } from '#platform/server/http/person';
import {
  deletableStatuses,
  endedStatuses,
  type NamedTransition,
  type ProjectStatus,
  projectTransitions,
  type SpecialProject,
} from '../../contract/index.ts';

/** Statuses in which nothing is scheduled yet, so that the site may change. */
const unplanned: readonly ProjectStatus[] = ['draft', 'proposed', 'pending'];

/** What belongs to the company, not to its clients. */
export const isInside = ({ license }: Pick<Person, 'license'>): boolean => license !== 'viewer';

export const changesProjects = (person: Person): boolean => holds(person, 'specialProjects.canUpdate');

/** Notes costs, adds files and writes notes. */
export const mayContribute = (person: Person): boolean =>
  changesProjects(person) || holds(person, 'tasks.canUpdateTask');

/** Says which tenants of the building a project concerns. */
export const mayNameTenants = (person: Person): boolean => holds(person, 'specialProjects.canAddTenant');

export const hasEnded = (status: ProjectStatus): boolean => endedStatuses.includes(status);

export const mayMoveSite = (status: ProjectStatus): boolean => unplanned.includes(status);

export const mayDelete = (status: ProjectStatus): boolean => deletableStatuses.includes(status);

/** What this person may do with a project; where that leads to is not asked for. */
export const allowedTransitions = (
  project: { status: ProjectStatus; recurs: boolean },
  person: Person,
): NamedTransition[] =>
  projectTransitions.allowed({ ...project, held_from: null, scheduled_date: null, today: '' }, person);

export const rightsOver = (status: ProjectStatus, person: Person): SpecialProject['can'] => {
  const update = changesProjects(person);
  const runs = !hasEnded(status);
  const updateAll = update && runs;
  return {
    update,
    update_all: updateAll,
    move: updateAll && mayMoveSite(status),
    change_client: updateAll,
    name_tenants: updateAll && mayNameTenants(person),
    delete: holds(person, 'specialProjects.canDelete') && mayDelete(status),
    add: {
      scheduler: runs && holds(person, 'specialProjects.canAddScheduler'),
      manager: runs && holds(person, 'specialProjects.canAddManager'),
    },
    remove: {
      scheduler: runs && holds(person, 'specialProjects.canDeleteScheduler'),
      manager: runs && holds(person, 'specialProjects.canDeleteManager'),
    },
    schedule: updateAll,
    complete_tasks: runs && holds(person, 'specialProjects.canBulkComplete'),
  };
};
