import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

type Meta = { quiet?: boolean; anonymous?: boolean };

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the page shows the failure itself. `anonymous`: it works without a session, and handles a 401. */
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/** The browser has no network. Pages then say so at once, and ask again when the network is back. */
const cutOff = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !onlineManager.isOnline();

const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503) && !cutOff(error);

const shownElsewhere = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof DOMException && error.name === 'AbortError');

export const createQueryClient = (onUnhandled: (error: unknown) => void): QueryClient => {
  const report = (error: unknown, meta: Meta | undefined) => {
    if (!meta?.quiet && !shownElsewhere(error)) onUnhandled(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!cutOff(error)) report(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A query that waits for the network without saying so looks as if it loaded for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 2 && worthRetrying(error),
      },
      // A write that waits for the network without saying so looks lost.
      mutations: { networkMode: 'always', retry: false },
    },
  });
};
