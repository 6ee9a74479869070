export {
  areaManagerDuty,
  removeHoldersOfJobs,
} from './duties/area-manager-duty-repository.ts';
export { assignUsers } from './duties/assign-users.ts';
export type { Assigned, NewAssignment } from './duties/assignment-repository.ts';
export { createAssignment } from './duties/create-assignment.ts';
export { createFirstDuties } from './duties/create-first-duties.ts';
export { notifiableHolders, notifiableRolesOf } from './duties/notifiable-repository.ts';
export { holdsOn, periodsOfPeople, supervises } from './duties/supervises-sql-repository.ts';
export { supervisorsOn } from './duties/supervisors-repository.ts';
export { endClientScope, giveClientScope, refreshEveryClientScope } from './scope/client-scope.ts';
export {
  type ClientViewer as ViewerAccess,
  contactsWithLogin,
  viewersOfClient,
} from './scope/client-viewer-repository.ts';
export { dropAccess, giveAccess } from './scope/give-access.ts';
export { refreshAreaScope } from './scope/refresh-area-scope.ts';
export { jobDay } from './scope/refresh-duty-scope.ts';
export { areaManagers, areaManagersOfJobs } from './search/area-managers-repository.ts';
