import type { Flag } from '#platform/contract/flags';
import { shownTo } from '#platform/web/feature/index';
import { isOpen, type Page } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { pageAt, pages } from '../pages.ts';

/** Whether the page is in the route table and this person may open it. */
export const mayOpen = (session: Session, page: Page | undefined): page is Page =>
  page !== undefined && page.gate !== 'redirect-token' && isOpen(page.gate, session);

/** A menu entry is shown to people who hold its flag and may open its page. */
export const shows = (
  session: Session,
  entry: { flag: Flag | null; page: string; unless?: string },
): boolean =>
  shownTo(session.flags)(entry) &&
  mayOpen(session, pageAt(entry.page)) &&
  !(entry.unless && mayOpen(session, pageAt(entry.unless)));

/** Pages that create a record and need no other record first. */
export const createPages = (session: Session): readonly Page[] =>
  pages.filter((page) => page.path.endsWith('/create') && !page.path.includes('$') && mayOpen(session, page));
