import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGroupWrites } from '#platform/web/outbox/index';
import type { ActionLog } from '../../contract/index.ts';
import { logQuery } from '../log-query.ts';
import { logGroup } from '../outbox/about.ts';
import { begunOnDevice, type ShownLog, withUnsent } from '../outbox/with-unsent.ts';
import { refOf } from './log-ref.ts';

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
  const uuid = known?.client_uuid ?? (typeof ref === 'string' ? ref : undefined);
  const group = uuid && logGroup(uuid);
  const writes = useGroupWrites(group);
  const begun = useMemo(() => begunOnDevice(writes ?? []), [writes]);
  const { data, error, refetch } = useQuery({
    ...logQuery(ref),
    enabled: writes !== undefined && begun === undefined,
  });
  const base = data ?? begun;
  const open = useMemo((): Open | undefined => {
    if (!base || !writes || !group) return undefined;
    const isFinalizing = writes.some(({ kind, state }) => kind === 'finalizeActionLog' && state !== 'parked');
    return { log: withUnsent(base, writes), group, isFinalizing };
  }, [base, writes, group]);
  return { open, error: base ? null : error, retry: () => void refetch() };
};
