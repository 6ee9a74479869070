export { logDashboardEndpoints } from './dashboard/dashboard-endpoints.ts';
export { figureList, type LogFilters, pointLists } from './dashboard/figure-lists.ts';
export {
  type FigureKey,
  figureKeys,
  figureKeysForClients,
  type LogCharts,
  type LogFigures,
  type OpenRequest,
} from './dashboard/log-figures.ts';
export { type ActionType, actionTypes, isRequest, requestTypes } from './entries/action-types.ts';
export { type ActionLogEntry, actionLogEntry, maxEntryPhotos, maxLogEntries } from './entries/entry.ts';
export { entryEndpoints } from './entries/entry-endpoints.ts';
export { isEarlyMorning, isOnLogDay } from './entries/log-day.ts';
export {
  actionLogExportColumns,
  actionLogListEndpoints,
  actionLogSorts,
} from './list/list-endpoints.ts';
export { type ActionLog, type ActionLogRow, actionLog, actionLogRow } from './log/action-log.ts';
export type { RecordRef } from './log/action-log-endpoints.ts';
export { actionLogEndpoints } from './log/action-log-endpoints.ts';
export { finalizeGaps } from './log/finalize-gaps.ts';
export {
  type ActionLogStatus,
  actionLogStatus,
  actionLogStatuses,
  actionLogTransitions,
  isForClients,
  mayDelete,
  mayDeleteEntry,
  mayDeleteFinal,
  mayEdit,
  maySend,
  mayWrite,
  seesOnlyFinal,
  toFinalize,
} from './log/transitions.ts';
export { actionLogMessages } from './messages.ts';
export {
  intervalMinutes,
  maxRounds,
  type Round,
  round,
  roundFields,
  withBothHours,
} from './rounds/round.ts';
export { roundEndpoints } from './rounds/round-endpoints.ts';
export { type Stop, stopsOf } from './rounds/stops-of.ts';
export { sharedLogEndpoints } from './sharing/shared-endpoints.ts';
export type { SharedEntry, SharedLog } from './sharing/shared-log.ts';
