export { effectiveFlags, type Grants, modules, seesAllJobs } from './effective-flags.ts';
export { accessEndpoints } from './endpoints.ts';
export { beyond, type Power, powerOf } from './power.ts';
export { presetFlags, type RoleKey, rolePresets } from './role-presets.ts';
