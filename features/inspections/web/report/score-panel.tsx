import { Paper } from '@mantine/core';
import { Suspense } from 'react';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { type Inspection, shownScore } from '../../contract/index.ts';
import classes from './score.module.css';

const [ScoreRing] = lazyPart(() => import('./score-ring.tsx'), { soon: true });

/** What comes of the inspection: number, outcome, and what is still to be done. */
export const ScorePanel = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { status, score, band, outcome, critical_fail, target_score, deficiency_count, open_tasks } =
    inspection;
  const title =
    status === 'new'
      ? t('inspections:report.underWay')
      : critical_fail
        ? t('inspections:report.criticalFail')
        : outcome
          ? t(`inspections:outcome.${outcome}`)
          : t('inspections:report.notScored');
  const target = t('inspections:report.target', { target: shownScore(target_score) });
  return (
    <Paper component="section" p="md" className={classes.panel} aria-label={t('inspections:report.result')}>
      <div className={classes.frame}>
        <Suspense fallback={null}>
          <ScoreRing score={score} band={band} target={target_score} />
        </Suspense>
      </div>
      <div className={classes.words}>
        <p className={classes.outcome}>{title}</p>
        <p className={classes.line}>{band ? `${t(`inspections:band.${band}`)} · ${target}` : target}</p>
        <p className={classes.line}>
          {[
            t('inspections:report.deficiencies', { count: deficiency_count }),
            ...(open_tasks > 0 ? [t('inspections:report.openTasks', { count: open_tasks })] : []),
          ].join(' · ')}
        </p>
        {inspection.reopened_tasks > 0 && (
          <p className={classes.line}>
            {t('inspections:report.reopenedTasks', { count: inspection.reopened_tasks })}
          </p>
        )}
        {inspection.finalizes_at && (
          <p className={classes.soft}>
            {t('inspections:report.finalizesAt', {
              when: formatDateTime(inspection.finalizes_at, inspection.building.time_zone),
            })}
          </p>
        )}
        {status === 'pending' && open_tasks > 0 && (
          <p className={classes.soft}>{t('inspections:report.waitsForTasks')}</p>
        )}
      </div>
    </Paper>
  );
};
