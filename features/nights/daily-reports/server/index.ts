export { setPlaces } from './door-checks/set-places-repository.ts';
export { reportsToFinalize } from './list/reports-to-finalize.ts';
export { alertMissing } from './missing/notices/alert-missing.ts';
export { missingLastNight } from './nights/last-night.ts';
export {
  isBegunReport,
  isHandedIn,
  morningAfter,
  ofBegunReport,
  ofOwedReport,
  ofSupervisor,
} from './nights/night-sql-repository.ts';
export { recordReportChange } from './report/record-report-change.ts';
export { dailyReportTexts } from './texts.ts';
