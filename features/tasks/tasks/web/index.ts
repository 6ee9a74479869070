export { titleWords } from '../contract/index.ts';
export { createTaskHref, taskHref, tasksHref } from './addresses.ts';
export { ruleWords } from './series/due-words.ts';
export { monthlyFrom, RuleField } from './series/rule-field.tsx';
export { TaskLines } from './task/blocks/task-lines.tsx';
export { transitionWord } from './task/history/entry-title.ts';
export { loadProjectsTonight } from './task/offline-ready/bring-records.ts';
export { TaskStatusChip } from './task/parts/task-status.tsx';
export { projectsTonightQuery, taskQuery } from './task/queries.ts';
