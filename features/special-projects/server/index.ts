export { feature } from './feature.ts';
export { applyTransition } from './life/apply-transition.ts';
export type { TransitionCall } from './life/transition-call.ts';
export { type StoredProject, zone as projectZone } from './project/columns-sql-repository.ts';
export { lockProject, todayOf } from './project/load-project.ts';
export { findProject } from './project/project-repository.ts';
export { recordProjectChange } from './project/record-project-change.ts';
export { seesProject } from './project/scope-sql-repository.ts';
export { projectTexts } from './texts.ts';
