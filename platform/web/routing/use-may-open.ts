import { useRouter } from '@tanstack/react-router';
import { useMaybeSession } from '../session/use-session.ts';
import { isOpen } from './is-open.ts';
import type { Page } from './page.ts';

type Route = { options: { staticData?: { page?: Page } } };

/** Whether this path is in the route table and the person may open it. Check it before showing a link. */
export const useMayOpen = (path: string): boolean => {
  const routes = useRouter().routesByPath as Partial<Record<string, Route>>;
  const session = useMaybeSession();
  const page = routes[path]?.options.staticData?.page;
  return page !== undefined && isOpen(page.gate, session);
};

/** The same for an address, such as `/admin/job/7?tab=keys`. */
export const useMayFollow = (): ((href: string) => boolean) => {
  const router = useRouter();
  const session = useMaybeSession();
  return (href) => {
    const { pathname } = new URL(href, location.origin);
    const [, , route] = router.getMatchedRoutes(pathname);
    const page = (route as Route | undefined)?.options.staticData?.page;
    return page !== undefined && isOpen(page.gate, session);
  };
};
