import { Progress } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { isSettled } from '../../contract/index.ts';
import classes from './report.module.css';
import type { Shown } from './use-report.ts';

/** How far the night is: it stays in sight above the doors. */
export const ReportProgress = ({ shown: { report, isFinalizing } }: { shown: Shown }) => {
  const t = useText();
  const doors = report.checks.filter(({ kind }) => kind === 'tenant');
  const done = doors.filter(isSettled).length;
  if (doors.length === 0 && !isFinalizing) return null;
  const label = t('daily-reports:report.doors', { done, all: doors.length });
  return (
    <div className={classes.strip}>
      <div className={classes.figures}>
        <span className={classes.count} role="status">
          {label}
        </span>
        {report.doors.unlocked > 0 && (
          <span className={classes.unlocked}>
            <IconLockOpen size={16} aria-hidden />
            {t('daily-reports:list.unlockedCount', { count: report.doors.unlocked })}
          </span>
        )}
        {isFinalizing && <span className={classes.waits}>{t('daily-reports:report.finalizeWaits')}</span>}
      </div>
      {doors.length > 0 && (
        <Progress
          value={(100 * done) / doors.length}
          size={4}
          radius={0}
          color="success"
          aria-label={label}
        />
      )}
    </div>
  );
};
