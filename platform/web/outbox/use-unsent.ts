import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePreload } from '../routing/use-preload.ts';
import { awaitedStore, unsentStore } from './unsent-store.ts';
import type { Write } from './write.ts';

/** The person's waiting writes, of one record or of all. */
export const useUnsent = (group?: string): readonly Write[] => {
  const client = useQueryClient();
  const writes = unsentStore.use();
  usePreload(async () => (await import('./start-outbox.ts')).startOutbox(client));
  return useMemo(
    () => (group === undefined ? writes : writes.filter((write) => write.group === group)),
    [writes, group],
  );
};

/** The same without writes whose outcome somebody is waiting for. */
export const useLeftUnsent = (group?: string): readonly Write[] => {
  const writes = useUnsent(group);
  const awaited = awaitedStore.use();
  return useMemo(() => writes.filter((write) => !awaited.has(write.id)), [writes, awaited]);
};
