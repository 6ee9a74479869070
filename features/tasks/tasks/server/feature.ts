import { z } from 'zod';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  sharedTaskEndpoints,
  taskDashboardEndpoints,
  taskEndpoints,
  taskExportEndpoints,
  taskMessages,
  taskTransitions,
} from '../contract/index.ts';
import { auditedTasks } from './audited/audited-tasks.ts';
import { loadTaskDates } from './calendar/load-task-dates.ts';
import { countTaskDays } from './dashboard/count-task-days.ts';
import { sharedTaskHandlers, taskDashboardHandlers, taskExportHandlers, taskHandlers } from './handlers.ts';
import { busyBuildings } from './job-ending/coming-work-repository.ts';
import { jobEnding } from './job-ending/end-coming-work.ts';
import { personHolding } from './leaving/person-holding.ts';
import { assignedTogether } from './notices/assigned-together.ts';
import { movedTogether } from './notices/moved-together.ts';
import { taskNotificationKind } from './notices/task-notification-kind.ts';
import { taskPhotos } from './photos/task-photos-repository.ts';
import { generateSeries, queueSeriesWork } from './series/generate-series.ts';
import { holidayListener } from './series/holiday-listener.ts';
import { changedHoliday, moveForHoliday } from './series/move-for-holiday.ts';
import { sharedSeries } from './sharing/shared-series-record.ts';
import { sharedTask } from './sharing/shared-task-record.ts';
import { maySeeTask } from './task/check-task-fields.ts';
import { openScheduledTasks } from './task/open-scheduled-tasks.ts';
import { taskPreview } from './task/preview-text.ts';
import { publishPastDue } from './task/publish-past-due.ts';
import { taskRightRules } from './task/right-rules.ts';
import { taskFiles } from './task/task-files.ts';
import { taskWords } from './texts.ts';

export const feature = defineServerFeature({
  name: 'tasks',
  endpoints: { ...taskEndpoints, ...taskExportEndpoints, ...taskDashboardEndpoints, ...sharedTaskEndpoints },
  handlers: (gather) => ({
    ...taskHandlers(gather),
    ...taskExportHandlers,
    ...taskDashboardHandlers,
    ...sharedTaskHandlers,
  }),
  messages: withTransitions(taskMessages, taskTransitions, taskWords),
  previewText: taskPreview,
  audited: auditedTasks,
  fileOwners: { task: (tenant, _person, id) => maySeeTask(tenant, id) },
  fileWriters: { task: taskFiles },
  liveAccess: { task: 'hasAccessTasks', 'task-series': 'hasAccessTasks' },
  notices: { task: taskNotificationKind, 'tasks-assigned': assignedTogether, 'tasks-moved': movedTogether },
  calendarDates: { tasks: loadTaskDates },
  photoSources: taskPhotos,
  jobEndings: { tasks: jobEnding },
  rightRules: taskRightRules,
  personHoldings: { tasks: personHolding },
  jobBuildingUses: { tasks: busyBuildings },
  listeners: (_gather, queue) => [holidayListener(queue)],
  shared: { task: sharedTask, 'task-series': sharedSeries },
  work: {
    series: defineWork(
      z.object({ organizationId: z.int(), holiday: changedHoliday.optional() }),
      (wiring, { organizationId, holiday }) =>
        holiday ? moveForHoliday(wiring, organizationId, holiday) : generateSeries(wiring, organizationId),
    ),
  },
  periodicWork: {
    advance: [
      ({ wiring, untilDone, now }) => untilDone((tenant) => openScheduledTasks(wiring, tenant, now)),
      ({ wiring, untilDone, now }) => untilDone((tenant) => publishPastDue(wiring, tenant, now)),
      ({ wiring, inTenant }) => inTenant((tenant) => queueSeriesWork(wiring, tenant)),
    ],
    count: [({ wiring, organizationId }) => countTaskDays(wiring.database.withTenant, organizationId)],
  },
});
