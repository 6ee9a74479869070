import { IconAlertTriangle } from '@tabler/icons-react';
import { wallOf } from '#platform/contract/zoned-time';
import { formatDate, formatTime, useText } from '#platform/web/i18n/index';
import classes from './parts.module.css';

type Props = { dueAt: string | null; pastDue: boolean; zone: string; empty?: string; brief?: boolean };

/** In the building's time zone. A due date at the end of its day shows no time. `brief`, in a list, stays on one line and
 * marks what is past due by an icon. */
export const DueText = ({ dueAt, pastDue, zone, empty = '–', brief = false }: Props) => {
  const t = useText();
  if (dueAt === null) return empty && <span className={classes.quiet}>{empty}</span>;
  const wholeDay = wallOf(dueAt, zone).endsWith('23:59');
  return (
    <span className={[pastDue && classes.late, brief && classes.brief].filter(Boolean).join(' ')}>
      {pastDue && (
        <span className={classes.mark} title={brief ? t('tasks:pastDue') : undefined}>
          <IconAlertTriangle size={brief ? 16 : 14} aria-hidden />
          <span className={brief ? classes.said : undefined}>{t('tasks:pastDue')}</span>
        </span>
      )}
      <time dateTime={dueAt} className={classes.when}>
        {formatDate(dueAt, zone)}
        {!wholeDay && ` ${formatTime(dueAt, zone)}`}
      </time>
    </span>
  );
};
