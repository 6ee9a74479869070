import { Group } from '@mantine/core';
import '@mantine/schedule/styles.layer.css';
import { DayView, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { addDays } from '#platform/contract/add-days';
import { formatHour, formatWeekday } from '#platform/web/i18n/clock-words';
import { formatDate, useText } from '#platform/web/i18n/index';
import { statusColour } from '#platform/web/ui/index';
import type { CalendarEntry } from '../../contract/index.ts';
import classes from './calendar.module.css';
import type { Span } from './calendar-list.ts';
import { entryType } from './entry-card.tsx';
import { clashWords, entryTitle } from './entry-words.ts';

type Props = {
  span: Exclude<Span, 'agenda'>;
  date: string;
  entries: readonly CalendarEntry[];
  move: (entry: CalendarEntry, day: string) => void;
  /** An entry of the tray was dropped on a day. */
  moveFromTray: (id: number, day: string) => void;
  openDay: (day: string) => void;
  openEntry: (entry: CalendarEntry) => void;
};

const colourOf = ({ status, past_due, done }: CalendarEntry): string => {
  const colour = done ? 'grey' : statusColour(past_due ? 'past_due' : status);
  return colour === 'grey' ? 'gray' : colour;
};

/** An hour where a time is planned, else the whole day. */
const timesOf = (day: string, time: string | null) => {
  if (time === null) return { start: `${day} 00:00:00`, end: `${addDays(day, 1)} 00:00:00` };
  const hour = Number(time.slice(0, 2));
  const end =
    hour === 23 ? `${day} 23:59:00` : `${day} ${String(hour + 1).padStart(2, '0')}${time.slice(2)}:00`;
  return { start: `${day} ${time}:00`, end };
};

/** Month, week or day as a grid into which work can be dragged. */
const Grid = ({ span, date, entries, move, moveFromTray, openDay, openEntry }: Props) => {
  const t = useText();
  const events = useMemo<ScheduleEventData[]>(
    () =>
      entries.flatMap((entry) =>
        entry.day === null
          ? []
          : [
              {
                id: `${entry.id}-${entry.task_id ?? entry.day}`,
                title: entryTitle(entry),
                ...timesOf(entry.day, entry.time),
                color: colourOf(entry),
                payload: entry,
              },
            ],
      ),
    [entries],
  );
  const entryOf = (event: ScheduleEventData): CalendarEntry => event.payload as CalendarEntry;
  const shared = {
    date,
    events,
    withHeader: false,
    labels: {
      allDay: t('special-projects:calendar.allDay'),
      more: t('special-projects:calendar.more'),
      moreLabel: (count: number) => t('special-projects:calendar.moreCount', { count }),
      noEvents: t('special-projects:calendar.empty'),
    },
    withEventsDragAndDrop: true,
    canDragEvent: (event: ScheduleEventData) => entryOf(event).can_move,
    onEventDrop: ({ event, newStart }: { event: ScheduleEventData; newStart: string }) =>
      move(entryOf(event), newStart.slice(0, 10)),
    onExternalEventDrop: (data: DataTransfer, moment: string) => {
      const id = Number(data.getData(entryType));
      if (id > 0) moveFromTray(id, moment.slice(0, 10));
    },
    onEventClick: (event: ScheduleEventData) => openEntry(entryOf(event)),
    renderEventBody: (event: ScheduleEventData) => {
      const clash = clashWords(entryOf(event), t);
      return (
        <Group
          component="span"
          className={classes.event}
          gap={4}
          wrap="nowrap"
          display="inline-flex"
          miw={0}
          maw="100%"
          title={[event.title, t(`special-projects:status.${entryOf(event).status}`), clash]
            .filter(Boolean)
            .join('\n')}
        >
          {clash && <IconAlertTriangle size={14} role="img" aria-label={clash} />}
          <span>{event.title}</span>
        </Group>
      );
    },
  };
  const weekday = (day: string): string => formatWeekday(new Date(day.slice(0, 10)).getUTCDay(), 'short');
  const hour = (moment: string): string => formatHour(Number(moment.slice(11, 13)));
  if (span === 'month')
    return (
      <MonthView
        {...shared}
        className={classes.month ?? ''}
        firstDayOfWeek={0}
        weekdayFormat={weekday}
        maxEventsPerDay={3}
        getDayProps={(day) => ({ 'aria-label': `${Number(day.slice(8, 10))}, ${formatDate(day)}` })}
        onDayClick={openDay}
      />
    );
  const times = { startTime: '06:00:00', endTime: '22:00:00', intervalMinutes: 60, slotLabelFormat: hour };
  return span === 'week' ? (
    <WeekView
      {...shared}
      {...times}
      firstDayOfWeek={0}
      weekdayFormat={weekday}
      withWeekNumber={false}
      highlightToday
    />
  ) : (
    <DayView {...shared} {...times} />
  );
};

export default Grid;
