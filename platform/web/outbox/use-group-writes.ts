import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { refreshUnsent } from './refresh-unsent.ts';
import { startOutbox } from './start-outbox.ts';
import { useUnsent } from './use-unsent.ts';
import type { Write } from './write.ts';

/** The writes about one record, in all its groups, that this device has not sent yet; undefined until they have been read.
 * A group may become known later: its writes are then included. */
export const useGroupWrites = (groups: readonly string[]): readonly Write[] | undefined => {
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
