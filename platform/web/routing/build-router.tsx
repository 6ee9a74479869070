import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leaveAlerts } from '../feedback/alerts.ts';
import { text } from '../i18n/use-text.ts';
import type { Session } from '../session/session.ts';
import { setWays } from './at-hand.ts';
import { breadcrumbStore } from './breadcrumbs.ts';
import { FirstPage } from './first-page.tsx';
import { focusHeading } from './focus-heading.ts';
import { GatedPage } from './gated-page.tsx';
import { isOpen } from './is-open.ts';
import { retryLeftParts } from './load-until-there.ts';
import type { Gate, Page } from './page.ts';
import { searchText } from './page.ts';
import { loadPage, prefetchPage } from './page-loader.ts';
import { PageProblem } from './page-problem.tsx';
import { setPages } from './preload-page.ts';
import { setTitle } from './title.ts';

export type RouterParts = {
  pages: readonly Page[];
  client: QueryClient;
  /** The frame around every page. */
  frame: () => ReactNode;
  /** Returns null when nobody is signed in; with `required` it opens the login page instead. */
  loadSession: (required: boolean) => Promise<Session | null>;
};

const enter = async (
  gate: Gate,
  loadSession: RouterParts['loadSession'],
): Promise<{ session: Session | null }> => ({
  // Scripts cannot read the token. The page's first call finds out, and without a token it opens the login page.
  session: gate === 'redirect-token' ? null : await loadSession(gate !== 'public'),
});

/** Builds the router from the route table. */
export const buildRouter = ({ pages, client, frame, loadSession }: RouterParts) => {
  setPages(pages);
  const root = createRootRoute({
    component: () => <FirstPage frame={frame} />,
    notFoundComponent: () => null,
    errorComponent: PageProblem,
  });
  const routes = pages.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      staticData: { page },
      beforeLoad: () => enter(page.gate, loadSession),
      loader: async ({ preload, abortController, context, params, location }) => {
        const { session } = context;
        await loadPage(page, { preload, signal: abortController.signal });
        if (preload || !isOpen(page.gate, session)) return;
        prefetchPage(page, { client, session, params, search: location.search });
      },
      component: () => <GatedPage page={page} />,
      errorComponent: PageProblem,
    }),
  );
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/not-found', replace: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([...routes, unknown]),
    parseSearch: (words) => Object.fromEntries(new URLSearchParams(words)),
    stringifySearch: searchText,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 600_000,
    scrollRestoration: true,
    getScrollRestorationKey: (location) => location.href,
  });
  setWays({
    client,
    find: (pathname) => {
      const [, params, route] = router.getMatchedRoutes(pathname);
      return { page: route?.options.staticData?.page, params };
    },
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    breadcrumbStore.set([]);
    leaveAlerts();
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const page = router.state.matches.at(-1)?.staticData.page;
    if (!pathChanged || !page) return;
    retryLeftParts(router.state.location.pathname);
    setTitle(text(page.title));
    if (fromLocation) focusHeading();
  });
  return router;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page;
  }
}
