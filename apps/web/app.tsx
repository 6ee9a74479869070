import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, RouterProvider, useMatches, useRouterState } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#platform/web/api/index';
import { FeedbackLayer, showProblem } from '#platform/web/feedback/index';
import { setMessageSource } from '#platform/web/forms/message-source';
import { useText } from '#platform/web/i18n/index';
import { setKindSource } from '#platform/web/outbox/kinds';
import { buildRouter } from '#platform/web/routing/index';
import { SessionContext, useMaybeSession } from '#platform/web/session/index';
import { brandStore, CoraProvider } from '#platform/web/ui/theme/index';
import { loadWriteKinds } from './features.ts';
import { pages } from './pages.ts';
import { loadSession } from './session/load-session.ts';
import { sessionStore } from './session/session-store.ts';
import classes from './shell/frame.module.css';
import { useLiveChanges } from './shell/live/use-live-changes.ts';
import { NavFrame } from './shell/nav-frame.tsx';

/** The previous page stays visible while the next one loads; this line shows that something is happening. */
const ProgressLine = () => {
  const t = useText();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? (
    <div className={classes.progress} role="progressbar" aria-label={t('platform:loading')} />
  ) : null;
};

const LiveChanges = () => {
  useLiveChanges();
  return null;
};

/** The frame of every page: with navigation on `nav` pages, without anything on others or without a session. */
const Frame = () => {
  const t = useText();
  const session = useMaybeSession();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const content = (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  );
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('app:shell.skip')}
      </a>
      <ProgressLine />
      {session && page?.layout === 'nav' ? <NavFrame>{content}</NavFrame> : content}
      {session && page?.layout === 'wall' && <LiveChanges />}
      <FeedbackLayer />
    </>
  );
};

const queryClient = createQueryClient(showProblem);

const createAppRouter = () => buildRouter({ pages, client: queryClient, frame: Frame, loadSession });

export const registerStore = (): void => {
  setKindSource(loadWriteKinds);
  setMessageSource(async () => (await import('./messages.ts')).messages);
};

/** Created in a step of its own: with the routes of all pages it takes a phone as long as the rest of this file. */
let router: ReturnType<typeof createAppRouter>;

export const registerRouter = (): void => {
  router = createAppRouter();
  if (Object.keys(router.routesById).length === 0) throw new Error('The route table is empty.');
};

const App = () => {
  const session = sessionStore.use();
  const shared = brandStore.use();
  const organization = shared ?? session?.user.default_organization;
  return (
    <CoraProvider primary={organization?.primary_brand_color} secondary={organization?.secondary_brand_color}>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </CoraProvider>
  );
};

export const mount = (root: HTMLElement): void => {
  // Load the print styles later: nobody prints a page in its first seconds.
  setTimeout(() => void import('#platform/web/ui/theme/print-light').catch(() => {}), 3000);
  const app = createRoot(root, { onCaughtError: (error) => console.error(error) });
  // A transition draws in short pieces, so that the page answers touches in between.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};
