import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#platform/web/session/index';
import { settlingTime } from '../settling-time.ts';

/** The code is loaded after the page is shown, so that nobody waits for it. Changes made since the page was opened are
 * reported once it begins to follow them. */
export const useLiveChanges = (): void => {
  const client = useQueryClient();
  const { user } = useSession();
  const organizationId = user.default_organization.id;
  useEffect(() => {
    const ending = new AbortController();
    const person = { organizationId, userId: user.id };
    const timer = setTimeout(() => {
      import('./live-changes.ts').then(
        ({ showLiveChanges }) => ending.signal.aborted || showLiveChanges(client, person, ending.signal),
        () => undefined,
      );
    }, settlingTime);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, organizationId, user.id]);
};
