import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverNow } from '#platform/web/api/index';
import { useGroupWrites } from '#platform/web/outbox/index';
import type { DailyReport } from '../../contract/index.ts';
import { reportGroup } from '../outbox/about.ts';
import { type LocalPhoto, localPhotos } from '../outbox/local-photos.ts';
import { waitingPlaces, waitingTasks } from '../outbox/waiting.ts';
import { begunOnDevice, withUnsent } from '../outbox/with-unsent.ts';
import { refOf, reportQuery } from '../report-query.ts';

export type Shown = {
  report: DailyReport;
  /** The key that writes name it by. */
  ref: string;
  photos: ReadonlyMap<string, readonly LocalPhoto[]>;
  waiting: ReadonlySet<string>;
  /** Incidents whose task is still to be made. */
  waitingTasks: ReadonlySet<string>;
  /** The server has it. */
  isSent: boolean;
  /** Finalizing it waits on this device. */
  isFinalizing: boolean;
  /** The server did not take something that was entered here. */
  isRefused: boolean;
};

/** The report as the server has it, with everything over it that waits on this device; one that began here without a
 * connection is there before the server has heard of it. */
export const useReport = (id: string) => {
  const client = useQueryClient();
  const named = refOf(id);
  const known = client.getQueryData<DailyReport>(reportQuery(named).queryKey);
  const keys = [...new Set([...(typeof named === 'string' ? [named] : []), ...(known?.keys ?? [])])];
  const writes = useGroupWrites(keys.map(reportGroup));
  const begun = useMemo(() => begunOnDevice(writes ?? []), [writes]);
  const { data, error, refetch } = useQuery({
    ...reportQuery(named),
    enabled: writes !== undefined && begun === undefined,
  });
  const base = data ?? begun;
  const shown = useMemo((): Shown | undefined => {
    if (!base || !writes) return undefined;
    return {
      report: withUnsent(base, writes, serverNow().toISOString()),
      ref: typeof named === 'string' ? named : base.client_uuid,
      photos: localPhotos(writes),
      waiting: waitingPlaces(writes),
      waitingTasks: waitingTasks(writes),
      isSent: data !== undefined,
      isFinalizing: writes.some(({ kind, state }) => kind === 'finalizeDailyReport' && state !== 'parked'),
      isRefused: writes.some(({ state }) => state === 'parked'),
    };
  }, [base, data, writes, named]);
  return { shown, error: base ? null : error, retry: () => void refetch() };
};
