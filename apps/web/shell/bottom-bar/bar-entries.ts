import { IconPlus } from '@tabler/icons-react';
import type { Session } from '#platform/web/session/index';
import { type NavEntry, navEntries } from '../nav/nav-entries.ts';
import { shows } from '../open-pages.ts';

const newTask: NavEntry = {
  label: 'app:nav.newTask',
  icon: IconPlus,
  flag: null,
  to: '/tasks/create',
  page: '/tasks/create',
};

const entryTo = (to: string): NavEntry[] => navEntries.filter((entry) => entry.to === to);

/** In the order of the bar, with the new task in its middle. A page below another one (`/tasks/create`) must come after it:
 * the last entry that matches is the current one. */
const all = [...entryTo('/'), ...entryTo('/tasks'), newTask, ...entryTo('/map')];

/** The entries that this person may use. */
export const barEntries = (session: Session): NavEntry[] => all.filter((entry) => shows(session, entry));

export const isNewTask = (entry: NavEntry): boolean => entry === newTask;
