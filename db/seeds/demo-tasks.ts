import type { TaskStatus, taskSources, taskTypes } from '#features/tasks/contract';

export type DemoTask = {
  text: string;
  type: (typeof taskTypes)[number];
  source: (typeof taskSources)[number];
  priority: 'low' | 'medium' | 'high';
  status: TaskStatus;
  /** Days from today. Due times are hours at the building. */
  dueInDays: number | null;
  createdDaysAgo: number;
  internal?: true;
};

const texts: readonly [string, DemoTask['type'], DemoTask['priority']][] = [
  ['Lobby glass has fingerprints on both entrance doors. Tenant complained at 8 am.', 'deficiency', 'high'],
  ['Restock paper towels and soap in the second floor restrooms before Monday.', 'request', 'medium'],
  ['Coffee spill on the carpet outside suite 410. Spot clean and dry.', 'deficiency', 'high'],
  ['Dust the air vents in the corridor of the third floor.', 'periodic_work', 'low'],
  ['Loading dock floor needs degreasing after the delivery on Tuesday.', 'service', 'medium'],
  ['Replace the burned-out bulb in the janitor closet.', 'work_order', 'low'],
  ['Elevator track is dirty: vacuum and wipe the rails.', 'deficiency', 'medium'],
  ['Client asks for extra trash pickup after the event on Friday.', 'request', 'medium'],
  ['Check the stock of liners and order if fewer than two boxes are left.', 'reminder', 'low'],
  ['Conference room table has rings. Polish before the board meeting.', 'request', 'high'],
  ['Stairwell B smells of smoke. Wash walls up to two meters.', 'deficiency', 'medium'],
  ['Descale the faucets in the gym showers.', 'periodic_work', 'low'],
  ['Entrance mats are curling at the edges: flatten or replace.', 'deficiency', 'medium'],
  ['Walk the building with the property manager at 7 pm.', 'reminder', 'medium'],
  ['Garage level 2 has broken glass near column C4. Sweep at once.', 'deficiency', 'high'],
];

const statuses: readonly TaskStatus[] = [
  'open',
  'open',
  'closed',
  'in_progress',
  'open',
  'closed',
  'scheduled',
  'closed',
  'open',
  'cancelled',
  'closed',
  'open',
  'completed',
  'on_hold',
  'in_progress',
  'closed',
];

const sources: readonly DemoTask['source'][] = [
  'task',
  'task',
  'inspection',
  'task',
  'prism',
  'task',
  'cleancode',
];

const dueInDays = (status: TaskStatus, index: number): number | null => {
  if (index % 9 === 4) return null;
  if (status === 'scheduled') return 5 + (index % 12);
  if (status === 'open' || status === 'in_progress' || status === 'on_hold') return (index % 13) - 4;
  return -((index * 3) % 40);
};

/** Ninety tasks in all seven statuses and all five sources, some past due, some without a due date. */
export const demoTasks: readonly DemoTask[] = Array.from({ length: 90 }, (_, index) => {
  const [text, type, priority] = texts[index % texts.length] ?? ['Check the site.', 'other', 'medium'];
  const status = statuses[index % statuses.length] ?? 'open';
  const source =
    status === 'completed' || status === 'on_hold' ? 'special_project' : sources[index % sources.length];
  const due = dueInDays(status, index);
  return {
    text,
    type,
    source: source ?? 'task',
    priority,
    status,
    dueInDays: due,
    createdDaysAgo: 3 + ((index * 5) % 45) + (due !== null && due < 0 ? -due : 0),
    ...(index % 10 === 3 ? { internal: true as const } : {}),
  };
});
