import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import classes from './job.module.css';

type Props = { due: { next_due_on: string | null; start_missing: boolean; overdue: boolean } };

/** When a job is to be inspected next. */
export const NextDue = ({ due: { next_due_on: date, start_missing, overdue } }: Props) => {
  const t = useText();
  if (date === null)
    return (
      <Group component="p" className={classes.due} gap={6} wrap="nowrap">
        {t('inspections:job.noDue')}
      </Group>
    );
  return (
    <Group component="p" className={classes.due} gap={6} wrap="nowrap" data-overdue={overdue}>
      {overdue && <IconAlertTriangle size={16} aria-hidden />}
      {t(overdue ? 'inspections:job.overdue' : 'inspections:job.nextDue', { date: formatDate(date) })}
      {start_missing && ` ${t('inspections:job.startMissing')}`}
    </Group>
  );
};
