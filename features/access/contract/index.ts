export { effectiveFlags, type Grants, seesAllJobs } from './effective-flags.ts';
export { accessEndpoints } from './endpoints.ts';
export { presetFlags, type RoleKey, rolePresets } from './role-presets.ts';
