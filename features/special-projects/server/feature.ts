import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { projectListEndpoints, specialProjectEndpoints, specialProjectMessages } from '../contract/index.ts';
import { auditedProjects } from './audited-projects.ts';
import { projectFirstWords } from './first-words.ts';
import { listHandlers, projectHandlers } from './handlers.ts';
import { taskListener } from './life/task-listener.ts';

export const feature = defineServerFeature({
  name: 'special-projects',
  endpoints: { ...specialProjectEndpoints, ...projectListEndpoints },
  handlers: { ...projectHandlers, ...listHandlers },
  messages: specialProjectMessages,
  firstWords: projectFirstWords,
  audited: auditedProjects,
  liveAccess: { 'special-project': 'hasAccessSpecialProjects' },
  listeners: () => [taskListener],
});
