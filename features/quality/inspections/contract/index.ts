export { enteredAt as answeredAt, isLaterEntry } from '#platform/contract/later-entry';
export {
  type Answer,
  type AnswerEntry,
  type LinkedTask,
  maxEntries,
  type PastAnswer,
  pastAnswer,
} from './answers/answer.ts';
export { answerEndpoints } from './answers/answer-endpoints.ts';
export { type AnswerGap, answerFault, answerGaps, isAnswered } from './answers/check-answer.ts';
export { markAll } from './answers/mark-all.ts';
export {
  nameOfQuestion,
  type PlacedQuestion,
  placedQuestions,
  type QuestionKey,
  questionKey,
} from './answers/placed-question.ts';
export {
  keyOfPlace,
  kindsOf,
  type Place,
  type PlaceKind,
  place,
  placeKinds,
  placesOf,
  wholeBuilding,
} from './answers/places.ts';
export { inspectionDashboardEndpoints, siteSorts } from './dashboard/dashboard-endpoints.ts';
export {
  type Counting,
  type FigureList,
  figureList,
  type InspectionFilters,
  pointLists,
  type SiteFilters,
} from './dashboard/figure-lists.ts';
export type { InspectedSite } from './dashboard/inspected-site.ts';
export {
  type FigureKey,
  figureKeys,
  type InspectionCharts,
  type InspectionFigures,
  type Issue,
  taskFigureKeys,
} from './dashboard/inspection-figures.ts';
export { siteScoreEndpoints } from './dashboard/score-endpoints.ts';
export { proposedDescription, proposedPriority, type TaskDecision } from './deficiencies/proposal.ts';
export { taskPlace, waitsForTask } from './deficiencies/task-of-answer.ts';
export {
  dueEndpoints,
  type InspectionDue,
  planAccess,
  scheduleReaders,
  seesSchedule,
} from './due/due-endpoints.ts';
export { atSite, coarseDistance } from './inspection/begun-distance.ts';
export type { EarlierAnswer, Inspection, InspectionRow, InspectionState } from './inspection/inspection.ts';
export { inspectionEndpoints } from './inspection/inspection-endpoints.ts';
export type { InspectionRef } from './inspection/inspection-params.ts';
export { maxPhotos, maxPlaces, maxQuestions } from './inspection/limits.ts';
export {
  type InspectionStatus,
  inspectionStatus,
  inspectionStatuses,
  statusCodes,
} from './inspection/status.ts';
export {
  type InspectionTransition,
  inspectionTransitions,
  isForClients,
  mayAddTask,
  mayDelete,
  mayEdit,
  mayReinspect,
  maySend,
  mayShare,
  seesOnlyFinal,
  visibleStatuses,
} from './inspection/transitions.ts';
export {
  bandFilters,
  inspectionExportColumns,
  inspectionListEndpoints,
  inspectionSorts,
} from './list/list-endpoints.ts';
export { inspectionMailEndpoints } from './mail/mail-endpoints.ts';
export { inspectionMessages } from './messages.ts';
export { describeAnswer } from './report/describe-answer.ts';
export { reportEndpoints } from './report/report-endpoints.ts';
export {
  deficientOnly,
  type ReportGroup,
  type ReportLine,
  type ReportSection,
  reportOf,
} from './report/report-of.ts';
export { bandOf, type ScoreBand, scoreBands, shownScore } from './score/band.ts';
export { outcomes, type Score, type ScoredAnswer, type SectionScore, scoreOf } from './score/score.ts';
export { scorePartsOf } from './score/score-parts.ts';
export { sharedInspectionEndpoints } from './sharing/shared-endpoints.ts';
export { isTaskDone, type SharedInspection, type SharedLine } from './sharing/shared-inspection.ts';
