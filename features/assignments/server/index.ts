export { assignUsers } from './actions/assign-users.ts';
export { createAssignment } from './actions/create-assignment.ts';
export { refreshAreaScope } from './actions/refresh-area-scope.ts';
export type { Assigned, NewAssignment } from './assignment-repository.ts';
export { feature } from './feature.ts';
export { notifiableHolders, notifiableRolesOf } from './notifiable-repository.ts';
