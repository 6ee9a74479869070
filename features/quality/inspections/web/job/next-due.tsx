import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import classes from './job.module.css';

type Props = { due: { next_due_on: string | null; start_missing: boolean; overdue: boolean } };

/** When a job is to be inspected next. */
export const NextDue = ({ due: { next_due_on: date, start_missing, overdue } }: Props) => {
  const t = useText();
  if (date === null) return <p className={classes.due}>{t('inspections:job.noDue')}</p>;
  return (
    <p className={classes.due} data-overdue={overdue}>
      {overdue && <IconAlertTriangle size={16} aria-hidden />}
      {t(overdue ? 'inspections:job.overdue' : 'inspections:job.nextDue', { date: formatDate(date) })}
      {start_missing && ` ${t('inspections:job.startMissing')}`}
    </p>
  );
};
