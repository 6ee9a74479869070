import { feature as access } from '#features/accounts/access/server';
import { feature as files } from '#features/accounts/files/server';
import { feature as live } from '#features/accounts/live/server';
import { feature as organizations } from '#features/accounts/organizations/server';
import { feature as parkedWork } from '#features/accounts/parked-work/server';
import { feature as people } from '#features/accounts/people/server';
import { feature as savedViews } from '#features/accounts/saved-views/server';
import { feature as session } from '#features/accounts/session/server';
import { feature as singleSignOn } from '#features/accounts/single-sign-on/server';
import { feature as support } from '#features/accounts/support/server';
import { feature as twoFactor } from '#features/accounts/two-factor/server';
import { feature as auditLog } from '#features/administration/audit-log/server';
import { feature as clientViewers } from '#features/administration/client-viewers/server';
import { feature as companyMail } from '#features/administration/company-mail/server';
import { feature as roles } from '#features/administration/roles/server';
import { feature as security } from '#features/administration/security/server';
import { feature as budgets } from '#features/contracts/budgets/server';
import { feature as contracts } from '#features/contracts/contracts/server';
import { feature as serviceFigures } from '#features/contracts/service-figures/server';
import { feature as staffingPlans } from '#features/contracts/staffing-plans/server';
import { feature as clientImports } from '#features/imports/client-imports/server';
import { feature as contractImports } from '#features/imports/contract-imports/server';
import { feature as imports } from '#features/imports/imports/server';
import { feature as jobImports } from '#features/imports/job-imports/server';
import { feature as peopleImports } from '#features/imports/people-imports/server';
import { feature as rentRolls } from '#features/imports/rent-rolls/server';
import { feature as actionLogs } from '#features/nights/action-logs/server';
import { feature as dailyReports } from '#features/nights/daily-reports/server';
import { feature as dashboards } from '#features/overview/dashboards/server';
import { feature as placeCodes } from '#features/overview/place-codes/server';
import { feature as worldMap } from '#features/overview/world-map/server';
import { feature as invoices } from '#features/projects/invoices/server';
import { feature as projectFigures } from '#features/projects/project-figures/server';
import { feature as proposals } from '#features/projects/proposals/server';
import { feature as specialProjects } from '#features/projects/special-projects/server';
import { feature as inspectionSchedule } from '#features/quality/inspection-schedule/server';
import { feature as inspectionTemplates } from '#features/quality/inspection-templates/server';
import { feature as inspections } from '#features/quality/inspections/server';
import { feature as areas } from '#features/sites/areas/server';
import { feature as assignments } from '#features/sites/assignments/server';
import { feature as buildings } from '#features/sites/buildings/server';
import { feature as calendarFeeds } from '#features/sites/calendar-feeds/server';
import { feature as clients } from '#features/sites/clients/server';
import { feature as jobDocuments } from '#features/sites/job-documents/server';
import { feature as jobs } from '#features/sites/jobs/server';
import { feature as keys } from '#features/sites/keys/server';
import { feature as mailStops } from '#features/sites/mail-stops/server';
import { feature as notes } from '#features/sites/notes/server';
import { feature as notifications } from '#features/sites/notifications/server';
import { feature as recordMail } from '#features/sites/record-mail/server';
import { feature as serviceDays } from '#features/sites/service-days/server';
import { feature as sharing } from '#features/sites/sharing/server';
import { feature as siteInstructions } from '#features/sites/site-instructions/server';
import { feature as vendors } from '#features/sites/vendors/server';
import { feature as supplies } from '#features/tasks/supplies/server';
import { feature as tasks } from '#features/tasks/tasks/server';
import type { ServerFeature } from '#platform/server/feature/server-feature';

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
