import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';
import { hasClash } from './has-clash.ts';
import { PeopleCount } from './people-count.tsx';
import classes from './schedule.module.css';

type Props = { schedule: JobSchedule; shift: ScheduledShift; day: number };

/** Who works on a shift on one day, and how many are missing. */
export const DayPeople = ({ schedule, shift, day }: Props) => {
  const t = useText();
  return (
    <Text size="sm" c="dimmed">
      {shift.people.map((person, at) => (
        <Fragment key={person.id}>
          {at > 0 && ', '}
          {person.name}
          {hasClash(schedule.clashes, shift, person, day) && (
            <>
              <IconAlertTriangle size={16} className={classes.dayClash} aria-hidden />
              <VisuallyHidden> ({t('staffing-plans:clash.here')})</VisuallyHidden>
            </>
          )}
        </Fragment>
      ))}
      <PeopleCount schedule={schedule} shift={shift} before={shift.people.length > 0 ? ', ' : ''} />
    </Text>
  );
};
