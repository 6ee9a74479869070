import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { Inspection } from '../../contract/index.ts';
import classes from './score.module.css';
import { ScoreSummary } from './score-summary.tsx';

/** What came of the inspection, and what is still to be done. */
export const ScorePanel = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { status, open_tasks, reopened_tasks, finalizes_at, building } = inspection;
  return (
    <ScoreSummary inspection={inspection}>
      {open_tasks > 0 && (
        <p className={classes.line}>{t('inspections:report.openTasks', { count: open_tasks })}</p>
      )}
      {reopened_tasks > 0 && (
        <p className={classes.line}>{t('inspections:report.reopenedTasks', { count: reopened_tasks })}</p>
      )}
      {finalizes_at && (
        <p className={classes.soft}>
          {t('inspections:report.finalizesAt', {
            when: formatDateTime(finalizes_at, building.time_zone),
          })}
        </p>
      )}
      {status === 'pending' && open_tasks > 0 && (
        <p className={classes.soft}>{t('inspections:report.waitsForTasks')}</p>
      )}
    </ScoreSummary>
  );
};
