import { IconLockOpen } from '@tabler/icons-react';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import type { ProofSummary } from '../../contract/index.ts';
import classes from './proof.module.css';

/** The summary of all nights in one line. */
export const ProofFigures = ({ summary }: { summary: ProofSummary }) => {
  const t = useText();
  const { nights, locked, unlocked, earliest, latest } = summary;
  return (
    <div className={classes.figures} role="status">
      <span className={classes.figure}>{t('daily-reports:proof.summary', { locked, nights })}</span>
      {unlocked > 0 && (
        <span className={classes.unlocked}>
          <IconLockOpen size={18} aria-hidden />
          {t('daily-reports:proof.unlocked', { count: unlocked })}
        </span>
      )}
      {earliest && latest && (
        <span className={classes.soft}>
          {earliest === latest
            ? t('daily-reports:proof.at', { time: formatWallTime(earliest) })
            : t('daily-reports:proof.between', {
                earliest: formatWallTime(earliest),
                latest: formatWallTime(latest),
              })}
        </span>
      )}
    </div>
  );
};
