import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import {
  deletableStatuses,
  endedStatuses,
  leadsFrom,
  type NamedTransition,
  type ProjectStatus,
  projectTransitionNames,
  type SpecialProject,
} from '../../contract/index.ts';

const may = ({ license, flags }: Person, flag: Flag): boolean => license !== 'viewer' && flags.has(flag);

/** Statuses in which nothing is scheduled yet, so that the site may change. */
const unplanned: readonly ProjectStatus[] = ['draft', 'proposed', 'pending'];

/** What belongs to the company, not to its clients. */
export const isInside = ({ license }: Pick<Person, 'license'>): boolean => license !== 'viewer';

export const changesProjects = (person: Person): boolean => may(person, 'specialProjects.canUpdate');

/** Notes costs, adds files and writes notes. */
export const mayContribute = (person: Person): boolean =>
  changesProjects(person) || may(person, 'tasks.canUpdateTask');

/** Says which tenants of the building a project concerns. */
export const mayNameTenants = (person: Person): boolean => may(person, 'specialProjects.canAddTenant');

export const hasEnded = (status: ProjectStatus): boolean => endedStatuses.includes(status);

export const mayMoveSite = (status: ProjectStatus): boolean => unplanned.includes(status);

export const mayDelete = (status: ProjectStatus): boolean => deletableStatuses.includes(status);

type Moving = { status: ProjectStatus; schedules: readonly unknown[] };

/** Only what recurs can be paused. */
export const canPause = ({ schedules }: Moving): boolean => schedules.length > 0;

export const allowedTransitions = (project: Moving, person: Person): NamedTransition[] =>
  may(person, 'specialProjects.canTransition')
    ? projectTransitionNames.filter(
        (name) => leadsFrom(name, project.status) && (name !== 'deactivate' || canPause(project)),
      )
    : [];

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
    delete: may(person, 'specialProjects.canDelete') && mayDelete(status),
    add: {
      scheduler: runs && may(person, 'specialProjects.canAddScheduler'),
      manager: runs && may(person, 'specialProjects.canAddManager'),
    },
    remove: {
      scheduler: runs && may(person, 'specialProjects.canDeleteScheduler'),
      manager: runs && may(person, 'specialProjects.canDeleteManager'),
    },
    schedule: updateAll,
    complete_tasks: runs && may(person, 'specialProjects.canBulkComplete'),
  };
};
