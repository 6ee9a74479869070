import './texts.ts';

export { titleWords } from '../contract/index.ts';
export { createTaskHref, taskHref, tasksHref } from './addresses.ts';
export { monthlyFrom, RuleField } from './series/rule-field.tsx';
export { ruleWords, weekdayDate } from './series/rule-words.ts';
export { SharedSite } from './sharing/shared-site.tsx';
export { readProjectsTonight } from './task/at-hand/bring-records.ts';
export { inTurns } from './task/at-hand/in-turns.ts';
export { type CountLink, CountLinks } from './task/blocks/count-links.tsx';
export { TaskLines } from './task/blocks/task-lines.tsx';
export {
  readRecentSites,
  recentSitesKey,
  rememberSite,
} from './task/form/recent-sites.ts';
export { moveWord } from './task/history/entry-title.ts';
export { TaskStatusChip } from './task/parts/task-status.tsx';
export { projectsTonightQuery, taskQuery } from './task/queries.ts';
