import type { ServerFeature } from '#platform/server/feature/server-feature';
import { feature as access } from '../../features/accounts/access/server/feature.ts';
import { feature as files } from '../../features/accounts/files/server/feature.ts';
import { feature as live } from '../../features/accounts/live/server/feature.ts';
import { feature as organizations } from '../../features/accounts/organizations/server/feature.ts';
import { feature as parkedWork } from '../../features/accounts/parked-work/server/feature.ts';
import { feature as people } from '../../features/accounts/people/server/feature.ts';
import { feature as savedViews } from '../../features/accounts/saved-views/server/feature.ts';
import { feature as session } from '../../features/accounts/session/server/feature.ts';
import { feature as singleSignOn } from '../../features/accounts/single-sign-on/server/feature.ts';
import { feature as support } from '../../features/accounts/support/server/feature.ts';
import { feature as twoFactor } from '../../features/accounts/two-factor/server/feature.ts';
import { feature as auditLog } from '../../features/administration/audit-log/server/feature.ts';
import { feature as clientViewers } from '../../features/administration/client-viewers/server/feature.ts';
import { feature as companyMail } from '../../features/administration/company-mail/server/feature.ts';
import { feature as roles } from '../../features/administration/roles/server/feature.ts';
import { feature as security } from '../../features/administration/security/server/feature.ts';
import { feature as budgets } from '../../features/contracts/budgets/server/feature.ts';
import { feature as contracts } from '../../features/contracts/contracts/server/feature.ts';
import { feature as serviceFigures } from '../../features/contracts/service-figures/server/feature.ts';
import { feature as staffingPlans } from '../../features/contracts/staffing-plans/server/feature.ts';
import { feature as clientImports } from '../../features/imports/client-imports/server/feature.ts';
import { feature as contractImports } from '../../features/imports/contract-imports/server/feature.ts';
import { feature as imports } from '../../features/imports/imports/server/feature.ts';
import { feature as jobImports } from '../../features/imports/job-imports/server/feature.ts';
import { feature as peopleImports } from '../../features/imports/people-imports/server/feature.ts';
import { feature as rentRolls } from '../../features/imports/rent-rolls/server/feature.ts';
import { feature as actionLogs } from '../../features/nights/action-logs/server/feature.ts';
import { feature as dailyReports } from '../../features/nights/daily-reports/server/feature.ts';
import { feature as dashboards } from '../../features/overview/dashboards/server/feature.ts';
import { feature as placeCodes } from '../../features/overview/place-codes/server/feature.ts';
import { feature as worldMap } from '../../features/overview/world-map/server/feature.ts';
import { feature as invoices } from '../../features/projects/invoices/server/feature.ts';
import { feature as projectFigures } from '../../features/projects/project-figures/server/feature.ts';
import { feature as proposals } from '../../features/projects/proposals/server/feature.ts';
import { feature as specialProjects } from '../../features/projects/special-projects/server/feature.ts';
import { feature as inspectionSchedule } from '../../features/quality/inspection-schedule/server/feature.ts';
import { feature as inspectionTemplates } from '../../features/quality/inspection-templates/server/feature.ts';
import { feature as inspections } from '../../features/quality/inspections/server/feature.ts';
import { feature as areas } from '../../features/sites/areas/server/feature.ts';
import { feature as assignments } from '../../features/sites/assignments/server/feature.ts';
import { feature as buildings } from '../../features/sites/buildings/server/feature.ts';
import { feature as calendarFeeds } from '../../features/sites/calendar-feeds/server/feature.ts';
import { feature as clients } from '../../features/sites/clients/server/feature.ts';
import { feature as jobDocuments } from '../../features/sites/job-documents/server/feature.ts';
import { feature as jobs } from '../../features/sites/jobs/server/feature.ts';
import { feature as keys } from '../../features/sites/keys/server/feature.ts';
import { feature as mailStops } from '../../features/sites/mail-stops/server/feature.ts';
import { feature as notes } from '../../features/sites/notes/server/feature.ts';
import { feature as notifications } from '../../features/sites/notifications/server/feature.ts';
import { feature as recordMail } from '../../features/sites/record-mail/server/feature.ts';
import { feature as serviceDays } from '../../features/sites/service-days/server/feature.ts';
import { feature as sharing } from '../../features/sites/sharing/server/feature.ts';
import { feature as siteInstructions } from '../../features/sites/site-instructions/server/feature.ts';
import { feature as vendors } from '../../features/sites/vendors/server/feature.ts';
import { feature as supplies } from '../../features/tasks/supplies/server/feature.ts';
import { feature as tasks } from '../../features/tasks/tasks/server/feature.ts';

/** Every feature of the product. Those that do something in the same stage of a round do it in this order. A new
 * feature also stands in features/map.ts, and its tables in db/schema/owners.ts; the browser finds its web/routes.tsx by itself. */
export const features: readonly ServerFeature[] = [
  session,
  twoFactor,
  organizations,
  access,
  singleSignOn,
  savedViews,
  people,
  files,
  clients,
  mailStops,
  companyMail,
  recordMail,
  areas,
  vendors,
  buildings,
  jobs,
  contracts,
  staffingPlans,
  budgets,
  serviceFigures,
  serviceDays,
  assignments,
  roles,
  imports,
  jobImports,
  rentRolls,
  clientImports,
  contractImports,
  clientViewers,
  peopleImports,
  notes,
  tasks,
  jobDocuments,
  supplies,
  dailyReports,
  keys,
  siteInstructions,
  inspectionTemplates,
  inspections,
  actionLogs,
  calendarFeeds,
  inspectionSchedule,
  placeCodes,
  dashboards,
  notifications,
  parkedWork,
  sharing,
  live,
  auditLog,
  security,
  support,
  specialProjects,
  proposals,
  invoices,
  projectFigures,
  worldMap,
];
