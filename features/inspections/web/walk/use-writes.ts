import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { refreshUnsent, startOutbox, useUnsent, type Write } from '#platform/web/outbox/index';

/** What this device has entered about the inspection and not sent yet; undefined until it has been read. The ref is the key
 * of the device, or the id: then the writes are found once the key is known. */
export const useWrites = (group: string | undefined): readonly Write[] | undefined => {
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
