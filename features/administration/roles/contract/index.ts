export { roleEndpoints } from './endpoints.ts';
export { type FlagGroup, flagsByGroup } from './flag-groups.ts';
export { roleMessages } from './messages.ts';
export { notOwn } from './not-own.ts';
export { type Direction, maxNames, type RolePreview } from './preview.ts';
export { type FlagRight, type PersonRights, scopeSources, type VisibleJobRow } from './rights.ts';
export { type Role, type RoleFields, role } from './role.ts';
