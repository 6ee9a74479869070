import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#platform/web/session/index';
import { settlingTime } from '../settling-time.ts';

/** Brings ahead what people need without a connection. Its code is loaded after the page is shown. */
export const useAtHand = (): void => {
  const client = useQueryClient();
  // The first session is enough: reading it again does not change what is at hand.
  const session = useRef(useSession()).current;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const start = () =>
      import('./keep-at-hand.ts').then(
        ({ keepAtHand }) => signal.aborted || keepAtHand(client, session, signal),
        () => addEventListener('online', start, { once: true, signal }),
      );
    const timer = setTimeout(start, settlingTime);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, session]);
};
