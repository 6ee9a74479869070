import { Box, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { Fragment } from 'react';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { capitalized, todayIn, useText } from '#platform/web/i18n/index';
import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';
import { hasClash } from './has-clash.ts';
import { PeopleCount } from './people-count.tsx';
import classes from './schedule.module.css';
import { roleOf, timesOf, weekdays } from './shift-words.ts';

type DayPeopleProps = { schedule: JobSchedule; shift: ScheduledShift; day: number };

/** Who works on a shift on one day, and how many are missing. */
const DayPeople = ({ schedule, shift, day }: DayPeopleProps) => {
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

type Props = { schedule: JobSchedule; onAssign: (shift: ScheduledShift) => void };

const weekdayIn = (zone: string): number => new Date(`${todayIn(zone)}T00:00:00Z`).getUTCDay();

/** The week day by day, from today on, as a phone shows it. */
export const DayList = ({ schedule, onAssign }: Props) => {
  const t = useText();
  const today = weekdayIn(schedule.time_zone);
  const days = weekdays.map((_, at) => (today + at) % 7);
  return days.map((day) => {
    const shifts = schedule.shifts
      .filter((shift) => shift.days.includes(day))
      .toSorted((a, b) => (a.start_time ?? '').localeCompare(b.start_time ?? ''));
    return (
      <Box component="section" key={day} className={classes.day} py="xs" aria-label={formatWeekday(day)}>
        <h3>
          {capitalized(formatWeekday(day))}
          {day === today && (
            <Box component="span" c="dimmed" fw={400} fz={13}>
              {t('staffing-plans:schedule.today')}
            </Box>
          )}
        </h3>
        {shifts.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('staffing-plans:schedule.nobody')}
          </Text>
        ) : (
          <ul>
            {shifts.map((shift) => (
              <li key={shift.id}>
                <div>
                  <Text fw={500}>{timesOf(shift, t)}</Text>
                  <Text size="sm">
                    {[`${shift.headcount} × ${roleOf(shift, t)}`, shift.zone].filter(Boolean).join(' · ')}
                  </Text>
                  <DayPeople schedule={schedule} shift={shift} day={day} />
                </div>
                {schedule.can.assign && (
                  <Button
                    h={44}
                    px="sm"
                    variant="subtle"
                    className={classes.noPrint}
                    aria-label={t('staffing-plans:schedule.assignTo', { shift: roleOf(shift, t) })}
                    onClick={() => onAssign(shift)}
                  >
                    <IconUsers size={18} aria-hidden />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Box>
    );
  });
};
