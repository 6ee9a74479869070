import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#platform/web/session/index';

/** Loaded when the page stands: nobody waits for it. */
export const useLiveChanges = (): void => {
  const client = useQueryClient();
  const { user } = useSession();
  const organizationId = user.default_organization.id;
  useEffect(() => {
    const ending = new AbortController();
    import('./live-changes.ts').then(
      ({ showLiveChanges }) =>
        ending.signal.aborted || showLiveChanges(client, { organizationId, userId: user.id }, ending.signal),
      () => undefined,
    );
    return () => ending.abort();
  }, [client, organizationId, user.id]);
};
