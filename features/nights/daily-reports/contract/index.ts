export { reportDashboardEndpoints } from './dashboard/dashboard-endpoints.ts';
export {
  figureList,
  type MissingFilters,
  missingLists,
  pointLists,
  type ReportFilters,
} from './dashboard/figure-lists.ts';
export { lastNightEndpoints, type NightState, nightStates } from './dashboard/last-night-endpoints.ts';
export {
  type FigureKey,
  figureKeys,
  figureKeysForClients,
  type MissingReport,
  owedFigureKeys,
  type ReportCharts,
  type ReportComment,
  type ReportFigures,
} from './dashboard/report-figures.ts';
export {
  areaResults,
  type CheckResult,
  type DoorCheck,
  type DoorCheckEntry,
  type DoorCheckState,
  doorResults,
  type PlaceKind,
} from './door-checks/door-check.ts';
export { faultsOf, isSettled } from './door-checks/judge-door-check.ts';
export { isLate, isOutsideShift } from './door-checks/outside-shift.ts';
export { countDoors, unreportedDoors } from './door-checks/unreported-doors.ts';
export { type Incident, type IncidentKind, incidentFields, incidentKinds } from './incidents/incident.ts';
export { incidentEndpoints } from './incidents/incident-endpoints.ts';
export {
  reportExportColumns,
  reportListEndpoints,
  reportSorts,
} from './list/list-endpoints.ts';
export { dailyReportMailEndpoints } from './mail/mail-endpoints.ts';
export { dailyReportMessages } from './messages.ts';
export {
  type MissingListed,
  type MissingRow,
  minutesBetweenReminders,
  type RemindOutcome,
  type RemindResult,
  remindOutcomes,
} from './missing/missing.ts';
export { maxReminded, missingEndpoints, missingSorts } from './missing/missing-endpoints.ts';
export {
  maxSites,
  type NightCounts,
  type NightSite,
  type Tonight,
  type TonightState,
  tonightEndpoints,
  tonightStates,
} from './missing/tonight.ts';
export { type Work, works } from './missing/work.ts';
export { nightName, offeredNights } from './night/offered-nights.ts';
export { serviceNight, timeAt } from './night/service-night.ts';
export { reportPaperEndpoints } from './paper/paper-endpoints.ts';
export type {
  DoorProof,
  ProofNight,
  ProofSummary,
  SharedProof,
  SharedProofNight,
} from './proof/door-proof.ts';
export { type ProofQuery, proofEndpoints } from './proof/proof-endpoints.ts';
export { type DoorNightState, stateOf, summarizeNights } from './proof/summarize-nights.ts';
export { type DailyReport, isFarOff, type ReportRemarks, type ReportRow } from './report/report.ts';
export { reportEndpoints } from './report/report-endpoints.ts';
export type { ReportRef } from './report/report-params.ts';
export {
  type ReportStatus,
  type ReportType,
  reportStatuses,
  reportTypes,
  statusCodes,
  toFinalize,
} from './report/status.ts';
export {
  isForClients,
  mayDelete,
  mayEdit,
  maySend,
  mayShowToClient,
  reportTransitions,
  seesOnlyFinal,
} from './report/transitions.ts';
export { sharedReportEndpoints } from './sharing/shared-endpoints.ts';
export type { SharedReport, SharedReportPlace } from './sharing/shared-report.ts';
export { partsToShow, type ShownPart } from './shown/parts-to-show.ts';
export { type ShownMark, shownEndpoints } from './shown/shown-endpoints.ts';
export { withMark } from './shown/with-mark.ts';
