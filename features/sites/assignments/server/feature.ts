import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import {
  assignmentEndpoints,
  assignmentMessages,
  jobAssignmentEndpoints,
  managerEndpoints,
  manyAssignmentEndpoints,
} from '../contract/index.ts';
import { areaManagerGuard } from './activation/job-holder-repository.ts';
import { jobListener } from './activation/job-listener.ts';
import { createFirstDuties } from './duties/create-first-duties.ts';
import { holdsDutyAt } from './duties/duty-at-building-repository.ts';
import { assignmentHandlers } from './handlers.ts';
import { personAccess } from './leaving/person-access.ts';
import { personHolding } from './leaving/person-holding.ts';
import { assignmentNotificationKind } from './notices/assignment-notification-kind.ts';
import { areaListener } from './scope/area-listener.ts';
import { clientListener, mergedClientListener } from './scope/client-scope.ts';
import { clientViewers } from './scope/merged-viewer-repository.ts';
import { refreshEveryDuty } from './scope/refresh-duty-scope.ts';
import { managerColumn, managerCriterion, managerHandlers } from './search/area-managers-repository.ts';

export const feature = defineServerFeature({
  name: 'assignments',
  previewText: { '/admin/job-assignments': wordsOfText('assignments:list.subtitle') },
  endpoints: {
    ...assignmentEndpoints,
    ...jobAssignmentEndpoints,
    ...managerEndpoints,
    ...manyAssignmentEndpoints,
  },
  handlers: (gather) => ({ ...assignmentHandlers(gather('counts')), ...managerHandlers }),
  jobColumns: { managers: managerColumn },
  siteCriteria: { manager: managerCriterion },
  messages: assignmentMessages,
  // The entity id of a `sight` event is the person whose visible jobs have changed.
  liveAccess: { 'job-assignment': 'hasAccessWorld', sight: 'own' },
  notices: { assignment: assignmentNotificationKind },
  listeners: () => [areaListener, jobListener, clientListener, mergedClientListener],
  activationGuards: { 'area-manager': areaManagerGuard },
  periodicWork: {
    advance: [({ wiring, inTenant, now }) => inTenant((tenant) => refreshEveryDuty(wiring, tenant, now))],
  },
  personAccess: { jobs: personAccess },
  personHoldings: { assignments: personHolding },
  buildingDuties: { assignments: holdsDutyAt },
  clientRecords: { viewers: clientViewers },
  firstRecords: { assignments: createFirstDuties },
});
