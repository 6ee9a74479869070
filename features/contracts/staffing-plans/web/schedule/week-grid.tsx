import { Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconUsers } from '@tabler/icons-react';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';
import { hasClash } from './has-clash.ts';
import { PeopleCount } from './people-count.tsx';
import classes from './schedule.module.css';
import { roleOf, timesOf, wallTimesOf, weekdays } from './shift-words.ts';

type Props = { schedule: JobSchedule; onAssign: (shift: ScheduledShift) => void };

type Person = ScheduledShift['people'][number];

type RowProps = { schedule: JobSchedule; shift: ScheduledShift; person: Person };

const PersonRow = ({ schedule, shift, person }: RowProps) => {
  const t = useText();
  return (
    <tr className={classes.person}>
      <th scope="row">
        <Group component="span" gap="xs" wrap="nowrap" ps="sm">
          <UserAvatar name={person.name} photoId={person.profile_photo_id} size={24} decorative />
          {person.name}
        </Group>
      </th>
      {weekdays.map((day) =>
        !shift.days.includes(day) ? (
          <td key={day} />
        ) : hasClash(schedule.clashes, shift, person, day) ? (
          <td key={day} className={classes.clash}>
            <IconAlertTriangle size={16} className={classes.noPrint} aria-hidden />
            <IconCheck size={16} className={classes.onPaper} aria-hidden />
            <VisuallyHidden>{t('staffing-plans:clash.here')}</VisuallyHidden>
          </td>
        ) : (
          <td key={day}>
            <IconCheck size={16} aria-hidden />
            <VisuallyHidden>{t('staffing-plans:schedule.works')}</VisuallyHidden>
          </td>
        ),
      )}
    </tr>
  );
};

/** Start above end, so that columns stay narrow. */
const Times = ({ shift }: { shift: ScheduledShift }) => {
  const t = useText();
  const times = wallTimesOf(shift);
  if (!times) return timesOf(shift, t);
  return (
    <>
      <Box component="span" display="block" data-nowrap>
        {times[0]} –
      </Box>{' '}
      <Box component="span" display="block" data-nowrap>
        {times[1]}
      </Box>
    </>
  );
};

type ShiftProps = { schedule: JobSchedule; shift: ScheduledShift; onAssign: Props['onAssign'] };

const ShiftRows = ({ schedule, shift, onAssign }: ShiftProps) => {
  const t = useText();
  const { people, headcount, zone, days } = shift;
  const open = headcount - people.length;
  return (
    <tbody>
      <tr className={classes.shift}>
        <th scope="row">
          {headcount} × {roleOf(shift, t)}
          <span className={classes.about}>
            {[
              t(`staffing-plans:shift.${shift.shift}`),
              t('staffing-plans:hours', { hours: formatNumber(shift.shift_length_hours) }),
              zone,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </th>
        {weekdays.map((day) => (
          <td key={day}>{days.includes(day) && <Times shift={shift} />}</td>
        ))}
      </tr>
      {people.map((person) => (
        <PersonRow key={person.id} schedule={schedule} shift={shift} person={person} />
      ))}
      {(open > 0 || schedule.can.assign) && (
        <tr className={open > 0 ? classes.open : `${classes.open} ${classes.noPrint}`}>
          <td colSpan={8}>
            <Group
              component="span"
              className={classes.openLine}
              gap="xs"
              wrap="nowrap"
              mih={24}
              ps="sm"
              c="dimmed"
            >
              <PeopleCount schedule={schedule} shift={shift} />
              {schedule.can.assign && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  className={classes.noPrint}
                  leftSection={<IconUsers size={16} aria-hidden />}
                  aria-label={t('staffing-plans:schedule.assignTo', { shift: roleOf(shift, t) })}
                  onClick={() => onAssign(shift)}
                >
                  {t('staffing-plans:schedule.assign')}
                </Button>
              )}
            </Group>
          </td>
        </tr>
      )}
    </tbody>
  );
};

/** The week with a column for each day, and a row for each shift with its people. */
export const WeekGrid = ({ schedule, onAssign }: Props) => {
  const t = useText();
  return (
    <div className={classes.scroll}>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{t('staffing-plans:schedule.who')}</th>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        {schedule.shifts.map((shift) => (
          <ShiftRows key={shift.id} schedule={schedule} shift={shift} onAssign={onAssign} />
        ))}
      </table>
    </div>
  );
};
