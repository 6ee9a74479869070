import { Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { type ReactNode, useEffect, useReducer } from 'react';
import { ApiError } from '../api/api-error.ts';
import { leaveAlerts } from '../feedback/alerts.ts';
import { text, useText } from '../i18n/use-text.ts';
import type { Session } from '../session/session.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { breadcrumbStore } from './breadcrumbs.ts';
import { FirstPage, useFirstPaintOver } from './first-page.tsx';
import { isOpen } from './is-open.ts';
import { retryLeftParts } from './load-until-there.ts';
import { NotAllowed } from './not-allowed.tsx';
import { setWays } from './offline-ready.ts';
import { type Gate, type Page, searchText } from './page.ts';
import { componentOf, loadPage, prefetchPage } from './page-loader.ts';
import { setPages } from './preload-page.ts';
import { setTitle } from './title.ts';

/** Shown for a page that failed to load or render. The frame around it still works. */
const PageProblem = ({ error, reset }: { error: unknown; reset?: () => void }) => {
  const t = useText();
  useFirstPaintOver(true);
  console.error(error);
  const known = error instanceof ApiError;
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" maw={520} mx="auto" role="alert">
      <IconAlertTriangle size={32} stroke={1.5} color="var(--cora-danger)" aria-hidden />
      <Title order={1} size="h3" tabIndex={-1}>
        {t('platform:errors.pageTitle')}
      </Title>
      <Text c="dimmed">
        {known && error.status !== 0
          ? error.message
          : t(known ? 'platform:errors.network' : 'platform:errors.page')}
      </Text>
      {known && error.reference && (
        <Text span ff="monospace" size="xs">
          {error.reference}
        </Text>
      )}
      <Button mt="sm" variant="default" onClick={() => (reset ? reset() : location.reload())}>
        {t('platform:actions.retry')}
      </Button>
    </Stack>
  );
};

const GatedPage = ({ page }: { page: Page }) => {
  const t = useText();
  const session = useMaybeSession();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const Component = componentOf(page);
  const missing = Component === undefined;
  // Loads code that could not be loaded when the link was touched: the router counts that attempt as done and makes no
  // other.
  useEffect(() => {
    if (!missing) return;
    const ending = new AbortController();
    void loadPage(page, { signal: ending.signal }).then(showAgain);
    return () => ending.abort();
  }, [page, missing]);
  if (!isOpen(page.gate, session)) return <NotAllowed what={t(page.title)} />;
  return Component ? <Component /> : <h1 tabIndex={-1}>{t(page.title)}</h1>;
};

/** After a page change, keyboard and screen readers continue at the new page's heading. */
const focusHeading = (): void => {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (!target || target.contains(document.activeElement)) return;
  if (main?.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select'))
    return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

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
