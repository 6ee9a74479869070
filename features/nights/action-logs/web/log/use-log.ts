import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGroupWrites } from '#platform/web/outbox/index';
import type { ActionLog } from '../../contract/index.ts';
import { logQuery } from '../cache-log.ts';
import { logGroup } from '../outbox/about.ts';
import { begunOnDevice, type ShownLog, withUnsent } from '../outbox/with-unsent.ts';
import { refOf } from './log-status.tsx';

export type Open = {
  log: ShownLog;
  /** Its key on this device: what was entered here is found under it. */
  group: string;
  /** Finalizing it waits on this device. */
  isFinalizing: boolean;
};

/** The log as the server has it, with everything over it that waits on this device; one that began here without a
 * connection is there before the server has heard of it. */
export const useLog = (id: string) => {
  const client = useQueryClient();
  const ref = refOf(id);
  const known = client.getQueryData<ActionLog>(logQuery(ref).queryKey);
  const keys = [...new Set([...(typeof ref === 'string' ? [ref] : []), ...(known?.keys ?? [])])];
  const writes = useGroupWrites(keys.map(logGroup));
  const begun = useMemo(() => begunOnDevice(writes ?? []), [writes]);
  const { data, error, refetch } = useQuery({
    ...logQuery(ref),
    enabled: writes !== undefined && begun === undefined,
  });
  const base = data ?? begun;
  const open = useMemo((): Open | undefined => {
    if (!base || !writes) return undefined;
    const isFinalizing = writes.some(({ kind, state }) => kind === 'finalizeActionLog' && state !== 'parked');
    // Entries go on under the key with which the log began on this device.
    const client_uuid = typeof ref === 'string' ? ref : base.client_uuid;
    const log = { ...withUnsent(base, writes), client_uuid };
    return { log, group: logGroup(client_uuid), isFinalizing };
  }, [base, writes, ref]);
  return { open, error: base ? null : error, retry: () => void refetch() };
};
