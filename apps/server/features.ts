import { accessEndpoints } from '#features/access/contract';
import { accessHandlers } from '#features/access/server';
import { areaEndpoints, areaMessages } from '#features/areas/contract';
import { areaHandlers } from '#features/areas/server';
import { assignmentEndpoints } from '#features/assignments/contract';
import { assignmentHandlers } from '#features/assignments/server';
import { buildingEndpoints } from '#features/buildings/contract';
import { buildingHandlers } from '#features/buildings/server';
import { clientEndpoints, clientMessages } from '#features/clients/contract';
import { clientHandlers } from '#features/clients/server';
import { contractEndpoints, contractMessages } from '#features/contracts/contract';
import { contractHandlers } from '#features/contracts/server';
import { dashboardEndpoints } from '#features/dashboards/contract';
import { dashboardHandlers } from '#features/dashboards/server';
import { fileEndpoints, fileMessages } from '#features/files/contract';
import { fileHandlers } from '#features/files/server';
import { jobImportEndpoints, jobImportMessages } from '#features/job-imports/contract';
import { jobImportHandlers } from '#features/job-imports/server';
import { jobEndpoints, jobExportEndpoints, jobMessages } from '#features/jobs/contract';
import { countActiveJobs, jobExportHandlers, jobHandlers } from '#features/jobs/server';
import { liveEndpoints } from '#features/live/contract';
import { liveHandlers } from '#features/live/server';
import { noteMessages } from '#features/notes/contract';
import { notificationEndpoints, notificationMessages } from '#features/notifications/contract';
import { notificationHandlers } from '#features/notifications/server';
import {
  companySettingsEndpoints,
  organizationEndpoints,
  organizationMessages,
} from '#features/organizations/contract';
import { companySettingsHandlers, organizationHandlers } from '#features/organizations/server';
import { parkedWorkEndpoints } from '#features/parked-work/contract';
import { parkedWorkHandlers } from '#features/parked-work/server';
import { savedViewEndpoints, savedViewMessages } from '#features/saved-views/contract';
import { savedViewHandlers } from '#features/saved-views/server';
import { sessionEndpoints, sessionMessages } from '#features/session/contract';
import { sessionHandlers } from '#features/session/server';
import { sharingEndpoints, sharingMessages } from '#features/sharing/contract';
import { sharingHandlers } from '#features/sharing/server';
import {
  sharedTaskEndpoints,
  taskDashboardEndpoints,
  taskEndpoints,
  taskExportEndpoints,
  taskMessages,
} from '#features/tasks/contract';
import {
  sharedTaskHandlers,
  taskDashboardHandlers,
  taskExportHandlers,
  taskHandlers,
} from '#features/tasks/server';
import { userEndpoints } from '#features/users/contract';
import { userHandlers } from '#features/users/server';
import type { Messages } from '#platform/contract/messages/catalogue';
import { type Binding, bindAll } from '#platform/server/http/binding';
import { fileOwners } from './file-owners.ts';
import { heardBy } from './heard-by.ts';
import { notificationKinds } from './notification-kinds.ts';
import { sharedRecords } from './shared-records.ts';

/** Every endpoint of the product with its handler. */
export const bindings: readonly Binding[] = [
  ...bindAll(sessionEndpoints, sessionHandlers),
  ...bindAll(organizationEndpoints, organizationHandlers),
  ...bindAll(companySettingsEndpoints, companySettingsHandlers),
  ...bindAll(userEndpoints, userHandlers),
  ...bindAll(accessEndpoints, accessHandlers),
  ...bindAll(savedViewEndpoints, savedViewHandlers),
  ...bindAll(fileEndpoints, fileHandlers(fileOwners)),
  ...bindAll(sharingEndpoints, sharingHandlers(sharedRecords)),
  ...bindAll(clientEndpoints, clientHandlers(countActiveJobs)),
  ...bindAll(areaEndpoints, areaHandlers),
  ...bindAll(buildingEndpoints, buildingHandlers),
  ...bindAll(jobEndpoints, jobHandlers),
  ...bindAll(jobExportEndpoints, jobExportHandlers),
  ...bindAll(contractEndpoints, contractHandlers),
  ...bindAll(assignmentEndpoints, assignmentHandlers),
  ...bindAll(jobImportEndpoints, jobImportHandlers),
  ...bindAll(taskEndpoints, taskHandlers),
  ...bindAll(taskExportEndpoints, taskExportHandlers),
  ...bindAll(taskDashboardEndpoints, taskDashboardHandlers),
  ...bindAll(dashboardEndpoints, dashboardHandlers),
  ...bindAll(notificationEndpoints, notificationHandlers(notificationKinds)),
  ...bindAll(parkedWorkEndpoints, parkedWorkHandlers),
  ...bindAll(sharedTaskEndpoints, sharedTaskHandlers),
  ...bindAll(liveEndpoints, liveHandlers(heardBy)),
];

/** Texts of refusals, beyond those of the platform. */
export const messages: readonly Messages[] = [
  sessionMessages,
  organizationMessages,
  savedViewMessages,
  fileMessages,
  sharingMessages,
  clientMessages,
  areaMessages,
  jobMessages,
  contractMessages,
  jobImportMessages,
  noteMessages,
  taskMessages,
  notificationMessages,
];
