import { useRouter } from '@tanstack/react-router';
import { useMaybeSession } from '../session/use-session.ts';
import { isOpen } from './is-open.ts';
import type { Page } from './page.ts';

type Routes = Partial<Record<string, { options: { staticData?: { page?: Page } } }>>;

/** Whether this path is in the route table and the person may open it. Check it before showing a link. */
export const useMayOpen = (path: string): boolean => {
  const routes = useRouter().routesByPath as Routes;
  const session = useMaybeSession();
  const page = routes[path]?.options.staticData?.page;
  return page !== undefined && isOpen(page.gate, session?.flags);
};
