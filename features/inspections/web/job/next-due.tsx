import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import classes from './job.module.css';

type Props = { due: { next_due_on: string | null; overdue: boolean } };

/** When a job is to be inspected next. */
export const NextDue = ({ due: { next_due_on: date, overdue } }: Props) => {
  const t = useText();
  if (date === null) return <p className={classes.due}>{t('inspections:job.noDue')}</p>;
  return (
    <p className={classes.due} data-overdue={overdue}>
      {overdue && <IconAlertTriangle size={16} aria-hidden />}
      {t(overdue ? 'inspections:job.overdue' : 'inspections:job.nextDue', { date: formatDate(date) })}
    </p>
  );
};
