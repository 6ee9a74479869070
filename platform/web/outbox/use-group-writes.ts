import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { refreshUnsent } from './refresh-unsent.ts';
import { startOutbox } from './start-outbox.ts';
import { useUnsent } from './use-unsent.ts';
import type { Write } from './write.ts';

/** What this device has entered about one record and not sent yet; undefined until it has been read. The group may become
 * known later: then its writes are found. */
export const useGroupWrites = (group: string | undefined): readonly Write[] | undefined => {
  const client = useQueryClient();
  const [read, setRead] = useState(false);
  const writes = useUnsent();
  useEffect(() => {
    startOutbox(client);
    void refreshUnsent().then(() => setRead(true));
  }, [client]);
  return useMemo(
    () => (read ? writes.filter((write) => write.group === group) : undefined),
    [read, writes, group],
  );
};
