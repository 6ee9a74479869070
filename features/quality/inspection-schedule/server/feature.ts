import { scheduleReaders } from '#features/quality/inspections/contract';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { dueEndpoints, planEndpoints, scheduleMessages } from '../contract/index.ts';
import { auditedPlans } from './audited-plans.ts';
import { loadDates } from './calendar/load-dates.ts';
import { dueHandlers } from './due/due-handlers.ts';
import { jobEnding } from './job-ending/end-plans.ts';
import { personHolding } from './leaving/person-holding.ts';
import { publishReminders } from './notices/publish-reminders.ts';
import { reminderKind } from './notices/reminder-notification-kind.ts';
import { dropPlannedInspection } from './plan/drop-planned-inspection.ts';
import { fulfilmentListener } from './plan/fulfilment-listener.ts';
import { getInspectionSchedule } from './plan/get-schedule.ts';
import { movePlannedInspection } from './plan/move-planned-inspection.ts';
import { planInspection } from './plan/plan-inspection.ts';

export const feature = defineServerFeature({
  name: 'inspection-schedule',
  endpoints: { ...dueEndpoints, ...planEndpoints },
  handlers: {
    ...dueHandlers,
    getInspectionSchedule,
    planInspection,
    movePlannedInspection,
    dropPlannedInspection,
  },
  messages: scheduleMessages,
  jobEndings: { inspections: jobEnding },
  audited: { 'planned-inspection': auditedPlans },
  calendarDates: { inspections: loadDates },
  personHoldings: { inspections: personHolding },
  liveAccess: { 'planned-inspection': scheduleReaders },
  notices: { 'inspection-due': reminderKind },
  listeners: () => [fulfilmentListener],
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => publishReminders(wiring, tenant, now))],
  },
});
