import type { Session } from '#platform/web/session/index';
import { type NavEntry, navEntries } from '../nav/nav-entries.ts';
import { shows } from '../open-pages.ts';

const entriesTo = (...places: string[]): NavEntry[] => navEntries.filter(({ to }) => places.includes(to));

/** The pages of every day that this person may use, on either side of what they begin. */
export const barEntries = (session: Session): { before: NavEntry[]; after: NavEntry[] } => {
  const shown = (entries: NavEntry[]) => entries.filter((entry) => shows(session, entry));
  return { before: shown(entriesTo('/', '/tasks')), after: shown(entriesTo('/map')) };
};
