export { effectiveFlags, type Grants, seesAllJobs } from './effective-flags.ts';
export { accessEndpoints, type OfferedPerson } from './endpoints.ts';
export { judgeFlags, type Module, modules, type PersonGrants, restrictions } from './judge-flags.ts';
export { accessMessages } from './messages.ts';
export { beyond, type Power, powerOf } from './power.ts';
export { presetFlags, type RoleKey, rolePresets } from './role-presets.ts';
export { userEndpoints } from './users/endpoints.ts';
export {
  license,
  membershipStatus,
  type PersonCard,
  type PersonStatus,
  personCard,
  roleName,
  type User,
  user,
  workHolders,
} from './users/user.ts';
