import type { Flag } from '#platform/contract/flags';
import type { Page } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { pageAt, pages } from '../pages.ts';

const holds = (session: Session, flag: Flag | null): boolean => flag === null || session.flags.has(flag);

/** Whether the route table has the page and its gate is open for the person. */
export const mayOpen = (session: Session, page: Page | undefined): page is Page =>
  page !== undefined &&
  (page.gate === 'signed-in' || page.gate === 'public' || session.flags.has(page.gate as Flag));

/** A menu entry shows with its own flag, its page, and the page's gate. */
export const shows = (session: Session, entry: { flag: Flag | null; page: string }): boolean =>
  holds(session, entry.flag) && mayOpen(session, pageAt(entry.page));

/** Pages that create something and need nothing first. */
export const createPages = (session: Session): readonly Page[] =>
  pages.filter((page) => page.path.endsWith('/create') && !page.path.includes('$') && mayOpen(session, page));
