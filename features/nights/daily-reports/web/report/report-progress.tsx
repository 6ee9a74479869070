import { Progress } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { countDoors, isSettled } from '../../contract/index.ts';
import classes from './report.module.css';
import type { Shown } from './use-report.ts';

/** How far the night is: it stays in sight above the doors. */
export const ReportProgress = ({ shown: { report, isFinalizing } }: { shown: Shown }) => {
  const t = useText();
  const { required, checked, unlocked } = countDoors(report.checks);
  const settled = report.checks.filter((one) => one.kind === 'tenant' && isSettled(one)).length;
  if (required === 0 && !isFinalizing) return null;
  const label = t('daily-reports:report.doors', { checked, required });
  return (
    <div className={classes.strip}>
      <div className={classes.figures}>
        {required > 0 && (
          <span className={classes.count} role="status">
            {label}
          </span>
        )}
        {settled > checked && (
          <span>{t('daily-reports:report.explained', { count: settled - checked })}</span>
        )}
        {unlocked > 0 && (
          <span className={classes.unlocked}>
            <IconLockOpen size={16} aria-hidden />
            {t('daily-reports:list.unlockedCount', { count: unlocked })}
          </span>
        )}
        {isFinalizing && <span className={classes.waits}>{t('daily-reports:report.finalizeWaits')}</span>}
      </div>
      {required > 0 && (
        <Progress value={(100 * settled) / required} size={4} radius={0} color="success" aria-label={label} />
      )}
    </div>
  );
};
