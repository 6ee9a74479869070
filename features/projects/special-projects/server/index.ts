export {
  actualCents,
  hasCosts,
  hasEstimate,
  isBillable,
  isNotInvoiced,
  type ProjectPlaces,
  projectPlaces,
} from './list/project-conditions-sql-repository.ts';
export { filterConditions as projectConditions } from './list/project-list-repository.ts';
export { type StoredProject, zone as projectZone } from './project/columns-sql-repository.ts';
export { lockProject } from './project/lock-project.ts';
export { loadProject } from './project/project-repository.ts';
export { recordProjectChange } from './project/record-project-change.ts';
export { saveBilled } from './project/save-billed-repository.ts';
export { saveOffer } from './project/save-offer-repository.ts';
export { seesProject, sightOf } from './project/scope-sql-repository.ts';
export { setProjectScope } from './project/set-scope.ts';
export { todayOf } from './project/today-of.ts';
export { quantityWords } from './quantity-words.ts';
export { continueProjects } from './recurring/continue-projects.ts';
export { projectTexts } from './texts.ts';
export { applyTransition } from './transitions/apply-transition.ts';
export type { TransitionCall } from './transitions/transition-call.ts';
