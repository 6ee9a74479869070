import { Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { capitalized, todayIn, useText } from '#platform/web/i18n/index';
import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';
import { DayPeople } from './day-people.tsx';
import classes from './schedule.module.css';
import { roleOf, timesOf, weekdays } from './shift-words.ts';

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
      <section key={day} className={classes.day} aria-label={formatWeekday(day)}>
        <h3>
          {capitalized(formatWeekday(day))}
          {day === today && <span className={classes.today}>{t('staffing-plans:schedule.today')}</span>}
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
      </section>
    );
  });
};
