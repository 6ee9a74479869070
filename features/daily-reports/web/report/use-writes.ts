import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { refreshUnsent, startOutbox, useUnsent, type Write } from '#platform/web/outbox/index';

/** What this device has entered under these groups and not sent yet; undefined until it has been read. */
export const useWrites = (groups: readonly string[]): readonly Write[] | undefined => {
  const client = useQueryClient();
  const [read, setRead] = useState(false);
  const writes = useUnsent();
  const key = groups.join('\n');
  useEffect(() => {
    startOutbox(client);
    void refreshUnsent().then(() => setRead(true));
  }, [client]);
  return useMemo(
    () => (read ? writes.filter(({ group }) => key.split('\n').includes(group)) : undefined),
    [read, writes, key],
  );
};
