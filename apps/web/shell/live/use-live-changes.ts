import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#platform/web/session/index';

/** Milliseconds; what changes before is told when the stream opens. */
const afterThePage = 2500;

/** Loaded when the page stands: nobody waits for it. */
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
    }, afterThePage);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [client, organizationId, user.id]);
};
