import { demoPeople } from './demo-people.ts';
import { demoSites } from './demo-sites.ts';
import type { DemoTask } from './demo-tasks.ts';
import type { Voice } from './demo-work-orders.ts';
import type { SeededTask, TaskHome, TaskPlace } from './seed-tasks.ts';

type People = ReadonlyMap<string, number>;

const idOf = (people: People, login: string): number => people.get(login) ?? 0;

/** Work on a floor or on stairs needs a site with at least this many floors. */
const minimumFloors = 4;

const activeSites = demoSites.filter(({ status }) => status === 'active');

/** The western half of the sites has people of its own, as the eastern one. */
const half = Math.floor(activeSites.length * 0.55);

/** Day porters look after the first sites of their half. */
const portersSites = 12;

/** Whether it is still to be done although its due date is days ago. */
const isLate = ({ due }: DemoTask): boolean => due?.after === 'today' && due.days < -1;

/** Position of a task's site among the active ones: two of three are in the west, where one site has fallen behind. */
const siteOf = (task: DemoTask, index: number): number => {
  const west = index % 3 !== 2;
  const positions = activeSites
    .keys()
    .toArray()
    .slice(west ? 0 : half, west ? half : undefined);
  const fitting = positions.filter(
    (position) => task.work.floor === null || (activeSites[position]?.floors ?? 0) >= minimumFloors,
  );
  if (west && isLate(task)) return fitting.at(-1) ?? 0;
  return fitting[(index * 5) % fitting.length] ?? 0;
};

/** Where a task is, who asked for it and who does it: people who see the site. */
export const homeOf = (
  people: People,
  places: readonly TaskPlace[],
  task: DemoTask,
  index: number,
): TaskHome => {
  const position = siteOf(task, index);
  const place = places[position];
  if (!place) throw new Error('the demo has no active sites');
  const west = position < half;
  const side = west ? '' : '.midwest';
  const hasPorter = (west ? position : position - half) < portersSites;
  const areaManager = idOf(people, `area.manager${side}`);
  const creators = ['csr', 'manager', `area.manager${side}`, 'scheduler'];
  return {
    place,
    areaManager,
    creator: idOf(people, creators[index % creators.length] ?? 'csr'),
    assignee: idOf(people, hasPorter && index % 2 === 1 ? `porter${side}` : `supervisor${side}`),
  };
};

export const voicesOf = (
  people: People,
  { assignee, areaManager }: SeededTask,
): Record<Voice, { id: number; name: string }> => {
  const named = (id: number) => {
    const person = demoPeople.find(({ login }) => people.get(login) === id);
    return { id, name: `${person?.firstName} ${person?.lastName}` };
  };
  return {
    site: named(assignee),
    area: named(areaManager),
    office: named(idOf(people, 'csr')),
    manager: named(idOf(people, 'manager')),
  };
};
