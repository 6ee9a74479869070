import type { TaskStatus, taskSources } from '#features/tasks/tasks/contract';
import { backRoomWork } from './demo-work-back-rooms.ts';
import { officeWork } from './demo-work-office.ts';
import type { DemoWork } from './demo-work-orders.ts';
import { publicWork } from './demo-work-public.ts';

export type DemoTask = {
  work: DemoWork;
  source: (typeof taskSources)[number];
  status: TaskStatus;
  createdDaysAgo: number;
  /** Working days from creation, or from today for some open tasks. Null without a due date. */
  due: { after: 'creation' | 'today'; days: number } | null;
  /** Hours from creation to the end of the work, for what is done. */
  doneAfterHours: number;
  internal: boolean;
  requirePhoto: boolean;
  requireSignature: boolean;
  /** It has a photo of the defect and, if it is done, one of the result. */
  pictured: boolean;
  /** Closed too early, opened again and closed again. */
  reopened: boolean;
  noted: boolean;
};

export const demoWork: readonly DemoWork[] = [publicWork, officeWork, backRoomWork].flatMap((work) => [
  ...work,
]);

/** The newest tasks, newest first: open, in progress, scheduled, on hold, closed, completed or cancelled (x). */
const recent = 'oopoccsocpchccoxcsoccpccchccoccscpccoccccxccocCccocccccccccccc'.split('');

const named: Record<string, TaskStatus> = {
  o: 'open',
  p: 'in_progress',
  s: 'scheduled',
  h: 'on_hold',
  c: 'closed',
  C: 'completed',
  x: 'cancelled',
};

const statusOf = (index: number): TaskStatus => {
  const letter = recent[index];
  if (letter) return named[letter] ?? 'open';
  return index % 17 === 3 ? 'cancelled' : index % 19 === 5 ? 'completed' : 'closed';
};

const sources: readonly DemoTask['source'][] = [
  'task',
  'task',
  'inspection',
  'task',
  'prism',
  'task',
  'cleancode',
];

/** Working days until a task of each priority is due, as the company settings say. */
const dueDays = { high: 1, medium: 3, low: 7 } as const;

const dueOf = (status: TaskStatus, { priority }: DemoWork, index: number, age: number): DemoTask['due'] => {
  if (index % 11 === 4) return null;
  if (status === 'scheduled') return { after: 'today', days: 5 + (index % 12) };
  const open = status === 'open' || status === 'in_progress' || status === 'on_hold';
  if (!open || age < dueDays[priority]) return { after: 'creation', days: dueDays[priority] };
  return { after: 'today', days: ((index * 5) % 12) - 5 };
};

/** One of seven is late, as in life. */
const doneAfter = ({ priority }: DemoWork, index: number): number => {
  const span = dueDays[priority] * 24;
  return index % 7 === 2 ? span * (1.2 + (index % 3) * 0.25) : span * (0.15 + ((index * 37) % 50) / 100);
};

const done = (status: TaskStatus): boolean => status === 'closed' || status === 'completed';

/** Each piece of work is photographed twice at most: once with its result, once while it is still to be done. */
const openPictures = () => {
  const taken = new Set<string>();
  let waiting = 12;
  return (work: DemoWork, status: TaskStatus): boolean => {
    if (!work.photo || status === 'cancelled') return false;
    if (!done(status)) {
      waiting -= 1;
      return waiting >= 0;
    }
    if (taken.has(work.words)) return false;
    taken.add(work.words);
    return true;
  };
};

/** A year of work, newest first; the company grows a little. In all statuses and from all sources, some past due, some
 * without a due date. */
export const demoTasks: readonly DemoTask[] = (() => {
  const tasks: DemoTask[] = [];
  const isPictured = openPictures();
  for (let age = 0.2; age < 370; age += 1 + age / 600) {
    const index = tasks.length;
    // 23 and 61 have no common divisor: every sentence comes once before one comes again.
    const work = demoWork[(index * 23) % demoWork.length];
    if (!work) continue;
    const status = statusOf(index);
    const special = status === 'completed' || status === 'on_hold';
    const pictured = isPictured(work, status);
    tasks.push({
      work,
      status,
      source: special ? 'special_project' : (sources[index % sources.length] ?? 'task'),
      createdDaysAgo: age,
      due: dueOf(status, work, index, age),
      doneAfterHours: doneAfter(work, index),
      internal: index % 10 === 3,
      requirePhoto: pictured && (done(status) ? index % 3 !== 1 : status === 'scheduled'),
      requireSignature: status === 'completed' && index < 120,
      pictured,
      reopened: status === 'closed' && index % 23 === 7,
      noted: (work.notes ?? []).length > 0 && index < 140 && status !== 'scheduled',
    });
  }
  // Open tasks that are past due by some days, most of them at one site.
  for (const days of [-1, -2, -3, -4, -5, -6]) {
    const index = tasks.length;
    const work = demoWork[(index * 23) % demoWork.length];
    if (!work) continue;
    tasks.push({
      work,
      status: 'open',
      source: 'task',
      createdDaysAgo: 12 - days,
      due: { after: 'today', days },
      doneAfterHours: doneAfter(work, index),
      internal: false,
      requirePhoto: false,
      requireSignature: false,
      pictured: false,
      reopened: false,
      noted: false,
    });
  }
  return tasks;
})();
