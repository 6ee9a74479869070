import { addDays } from '#features/tasks/tasks/contract';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import type { DemoTask } from './demo-tasks.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Moves a date out of the weekend: work is due, and asked for, from Monday to Friday. The last days are an exception,
 * because people who look at the demo today want to see what happened today. */
const workday = (date: string, step: 1 | -1): string => {
  let found = date;
  while ([0, 6].includes(new Date(found).getUTCDay())) found = addDays(found, step);
  return found;
};

const addWorkdays = (date: string, days: number): string => {
  let found = workday(date, 1);
  for (let left = Math.abs(days); left > 0; left -= 1)
    found = workday(addDays(found, days < 0 ? -1 : 1), days < 0 ? -1 : 1);
  return found;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Moves a time out of the night (10 PM to 7 AM): only the night crew works then, and it leaves at ten. */
export const awake = (time: number, zone: string, index: number): number => {
  const wall = wallOf(time, zone);
  const [date, clock] = [wall.slice(0, 10), Number(wall.slice(11, 13))];
  if (clock >= 7 && clock < 22) return time;
  const late = `${clock < 7 ? '07' : '21'}:${two((index * 13) % 60)}`;
  return Date.parse(instantAt(date, late, zone));
};

export type TaskTimes = {
  created: number;
  started: number | null;
  /** When the work was done or cancelled. */
  ended: number | null;
  due: number | null;
  scheduledOn: string | null;
};

const dueHours = ['17:00', '12:00', '17:00', '09:00', '15:00'] as const;

const dueOf = ({ due, work }: DemoTask, index: number, created: number, zone: string, now: number) => {
  if (!due) return null;
  const from = wallOf(due.after === 'creation' ? created : now, zone).slice(0, 10);
  const time = work.priority === 'high' ? '17:00' : (dueHours[index % dueHours.length] ?? '17:00');
  const at = Date.parse(instantAt(addWorkdays(from, due.days), time, zone));
  return at > created ? at : Date.parse(instantAt(addWorkdays(from, 1), '17:00', zone));
};

/** When each step of a task happened or is due, at its building. Nothing happens after now or before what led to it. */
export const timesOf = (task: DemoTask, index: number, zone: string, now: number): TaskTimes => {
  const asked = wallOf(now - task.createdDaysAgo * day, zone).slice(0, 10);
  const opened = `${two(7 + ((index * 5) % 9))}:${two((index * 17) % 60)}`;
  const wished = Date.parse(instantAt(task.createdDaysAgo < 3 ? asked : workday(asked, -1), opened, zone));
  const created = wished < now - 3 * hour ? wished : now - 3 * hour - (index % 7) * 17 * minute;
  const done = task.status === 'closed' || task.status === 'completed';
  const ended =
    done || task.status === 'cancelled'
      ? Math.min(
          awake(created + (done ? task.doneAfterHours : 5) * hour, zone, index),
          now - (20 + (index % 40)) * minute,
        )
      : null;
  const begun = awake(created + (task.doneAfterHours * 0.6 + 0.4) * hour, zone, index);
  const latest = (ended ?? now - 15 * minute) - (25 + (index % 50)) * minute;
  const started =
    done || task.status === 'in_progress' ? Math.max(created + 4 * minute, Math.min(begun, latest)) : null;
  const due = dueOf(task, index, created, zone, now);
  const scheduledOn = task.status === 'scheduled' ? wallOf(due ?? now + 7 * day, zone).slice(0, 10) : null;
  return { created, started, ended, due, scheduledOn };
};
