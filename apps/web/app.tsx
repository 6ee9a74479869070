import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { setMessageSource } from '#platform/web/forms/message-source';
import { setKindSource } from '#platform/web/outbox/kinds';
import { SessionContext } from '#platform/web/session/index';
import { brandStore, CoraProvider } from '#platform/web/ui/theme/index';
import { loadWriteKinds } from './features.ts';
import { queryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { sessionStore } from './session/session-store.ts';

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
