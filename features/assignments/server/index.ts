export { assignUsers } from './duties/assign-users.ts';
export type { Assigned, NewAssignment } from './duties/assignment-repository.ts';
export { createAssignment } from './duties/create-assignment.ts';
export { notifiableHolders, notifiableRolesOf } from './duties/notifiable-repository.ts';
export { feature } from './feature.ts';
export { jobDay } from './scope/job-day-repository.ts';
export { refreshAreaScope } from './scope/refresh-area-scope.ts';
