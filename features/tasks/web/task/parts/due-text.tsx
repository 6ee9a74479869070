import { IconAlertTriangle } from '@tabler/icons-react';
import { wallOf } from '#platform/contract/zoned-time';
import { formatDate, formatTime, useText } from '#platform/web/i18n/index';
import classes from './parts.module.css';

type Props = { dueAt: string | null; pastDue: boolean; zone: string; empty?: string };

/** In the building's time zone. A due date at the end of its day shows no time. */
export const DueText = ({ dueAt, pastDue, zone, empty = '–' }: Props) => {
  const t = useText();
  if (dueAt === null) return <span className={classes.quiet}>{empty}</span>;
  const wholeDay = wallOf(dueAt, zone).endsWith('23:59');
  return (
    <span className={pastDue ? classes.late : undefined}>
      {pastDue && (
        <span className={classes.mark}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('tasks:pastDue')}
        </span>
      )}
      <time dateTime={dueAt} className={classes.when}>
        {formatDate(dueAt, zone)}
        {!wholeDay && ` ${formatTime(dueAt, zone)}`}
      </time>
    </span>
  );
};
