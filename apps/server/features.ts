import { feature as access } from '#features/access/server';
import { feature as actionLogs } from '#features/action-logs/server';
import { feature as areas } from '#features/areas/server';
import { feature as assignments } from '#features/assignments/server';
import { feature as auditLog } from '#features/audit-log/server';
import { feature as budgets } from '#features/budgets/server';
import { feature as buildings } from '#features/buildings/server';
import { feature as calendarFeeds } from '#features/calendar-feeds/server';
import { feature as clientDigests } from '#features/client-digests/server';
import { feature as clientImports } from '#features/client-imports/server';
import { feature as clientViewers } from '#features/client-viewers/server';
import { feature as clients } from '#features/clients/server';
import { feature as companyMail } from '#features/company-mail/server';
import { feature as contractImports } from '#features/contract-imports/server';
import { feature as contracts } from '#features/contracts/server';
import { feature as dailyReports } from '#features/daily-reports/server';
import { feature as dashboards } from '#features/dashboards/server';
import { feature as files } from '#features/files/server';
import { feature as imports } from '#features/imports/server';
import { feature as inspectionSchedule } from '#features/inspection-schedule/server';
import { feature as inspectionTemplates } from '#features/inspection-templates/server';
import { feature as inspections } from '#features/inspections/server';
import { feature as invoices } from '#features/invoices/server';
import { feature as jobDocuments } from '#features/job-documents/server';
import { feature as jobImports } from '#features/job-imports/server';
import { feature as jobNotes } from '#features/job-notes/server';
import { feature as jobs } from '#features/jobs/server';
import { feature as keys } from '#features/keys/server';
import { feature as live } from '#features/live/server';
import { feature as mailStops } from '#features/mail-stops/server';
import { feature as missingWork } from '#features/missing-work/server';
import { feature as notes } from '#features/notes/server';
import { feature as notifications } from '#features/notifications/server';
import { feature as organizations } from '#features/organizations/server';
import { feature as parkedWork } from '#features/parked-work/server';
import { feature as people } from '#features/people/server';
import { feature as peopleImports } from '#features/people-imports/server';
import { feature as photos } from '#features/photos/server';
import { feature as placeCodes } from '#features/place-codes/server';
import { feature as projectFigures } from '#features/project-figures/server';
import { feature as proposals } from '#features/proposals/server';
import { feature as recordMail } from '#features/record-mail/server';
import { feature as rentRolls } from '#features/rent-rolls/server';
import { feature as roles } from '#features/roles/server';
import { feature as savedViews } from '#features/saved-views/server';
import { feature as security } from '#features/security/server';
import { feature as serviceDays } from '#features/service-days/server';
import { feature as serviceFigures } from '#features/service-figures/server';
import { feature as session } from '#features/session/server';
import { feature as sharing } from '#features/sharing/server';
import { feature as singleSignOn } from '#features/single-sign-on/server';
import { feature as siteInstructions } from '#features/site-instructions/server';
import { feature as specialProjects } from '#features/special-projects/server';
import { feature as staffingPlans } from '#features/staffing-plans/server';
import { feature as supplies } from '#features/supplies/server';
import { feature as support } from '#features/support/server';
import { feature as tasks } from '#features/tasks/server';
import { feature as twoFactor } from '#features/two-factor/server';
import { feature as users } from '#features/users/server';
import { feature as vendors } from '#features/vendors/server';
import { feature as workLoadingRates } from '#features/work-loading-rates/server';
import { feature as worldMap } from '#features/world-map/server';
import type { ServerFeature } from '#platform/server/feature/server-feature';

/** Every feature of the product. Those that do something in the same stage of a round do it in this order. A new
 * feature also stands in features/map.ts, and its tables in db/owners.ts; the browser finds its web/routes.tsx by itself. */
export const features: readonly ServerFeature[] = [
  session,
  twoFactor,
  organizations,
  users,
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
  clientDigests,
  missingWork,
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
  jobNotes,
  photos,
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
  workLoadingRates,
  worldMap,
];
