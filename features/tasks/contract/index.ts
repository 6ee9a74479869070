export { taskEndpoints, taskFilters } from './endpoints.ts';
export { taskMessages } from './messages.ts';
export * from './recurrence/index.ts';
export {
  openStatuses,
  pastDueStatuses,
  priorityLevels,
  type Task,
  type TaskRow,
  type TaskStatus,
  type TransitionName,
  task,
  taskRow,
  taskSources,
  taskStatuses,
  taskTypes,
  transitionNames,
} from './task.ts';
export { allowedTransitions, targetOf, transitions, undoMilliseconds } from './transitions.ts';
