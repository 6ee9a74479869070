import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  boardEndpoints,
  calendarEndpoints,
  costEndpoints,
  projectFileEndpoints,
  projectListEndpoints,
  projectNoteEndpoints,
  projectTransitions,
  recurringEndpoints,
  specialProjectEndpoints,
  specialProjectMessages,
} from '../contract/index.ts';
import { auditedProjects } from './audited-projects.ts';
import { loadDates } from './calendar/load-dates.ts';
import { clientProjects } from './client/client-projects-repository.ts';
import { openOfClient } from './client/open-of-client-repository.ts';
import { fileChanges, fileOwners, fileWriters } from './files/file-parts.ts';
import {
  boardHandlers,
  calendarHandlers,
  costHandlers,
  fileHandlers,
  listHandlers,
  noteHandlers,
  projectHandlers,
  recurringHandlers,
} from './handlers.ts';
import { openProjectCriterion } from './job/open-project-criterion-repository.ts';
import { personHolding } from './leaving/person-holding.ts';
import { projectNotificationKind } from './notices/project-notification-kind.ts';
import { projectPreview } from './preview-text.ts';
import { projectsOfVendor } from './project/projects-of-vendor-repository.ts';
import { continueProjects } from './recurring/continue-projects.ts';
import { projectWords } from './texts.ts';
import { taskListener } from './transitions/task-listener.ts';

export const feature = defineServerFeature({
  name: 'special-projects',
  endpoints: {
    ...specialProjectEndpoints,
    ...projectListEndpoints,
    ...recurringEndpoints,
    ...calendarEndpoints,
    ...boardEndpoints,
    ...costEndpoints,
    ...projectFileEndpoints,
    ...projectNoteEndpoints,
  },
  handlers: {
    ...projectHandlers,
    ...listHandlers,
    ...recurringHandlers,
    ...calendarHandlers,
    ...boardHandlers,
    ...costHandlers,
    ...fileHandlers,
    ...noteHandlers,
  },
  messages: withTransitions(specialProjectMessages, projectTransitions, projectWords),
  notices: { 'special-projects': projectNotificationKind },
  previewText: projectPreview,
  audited: auditedProjects,
  fileOwners,
  fileWriters,
  fileChanges,
  liveAccess: { 'special-project': 'hasAccessSpecialProjects' },
  siteCriteria: { 'open-project': openProjectCriterion },
  uses: { 'vendor.projects': projectsOfVendor },
  clientUses: { projects: openOfClient },
  clientRecords: { projects: clientProjects },
  calendarDates: { 'special-projects': loadDates },
  personHoldings: { projects: personHolding },
  listeners: () => [taskListener],
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => continueProjects(wiring, tenant, now))],
  },
});
