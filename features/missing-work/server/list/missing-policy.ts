import { seesOnlyFinal as seesOnlyFinalLogs } from '#features/action-logs/contract';
import { seesOnlyFinal as seesOnlyFinalReports } from '#features/daily-reports/contract';
import { forbidden } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import type { Work } from '../../contract/index.ts';

/** What is not final is shown to those alone who may read it. */
export const checkSeesOpen = ({ flags }: Person, work: Work): void => {
  const sees =
    work === 'nightly_report'
      ? !seesOnlyFinalReports(flags)
      : flags.has('hasAccessActionLog') && !seesOnlyFinalLogs(flags);
  if (!sees) throw forbidden();
};
