import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { serverNow } from '#platform/web/api/index';
import { isBeingStored, useGroupWrites } from '#platform/web/outbox/index';
import type { Inspection } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { type CurrentAnswers, currentAnswersOf } from '../outbox/current-answers.ts';
import { shareUnchanged } from '../outbox/share-unchanged.ts';
import { begunOnDevice, withUnsent } from '../outbox/with-unsent.ts';

export type Walked = {
  /** Its name in the address, by which this page reads it. */
  ref: number | string;
  inspection: Inspection;
  entered: CurrentAnswers;
  /** The server has it. */
  isSent: boolean;
  /** Completing it waits on this device. */
  isCompleting: boolean;
  /** The server did not take something that was entered here. */
  isRefused: boolean;
};

/** `12` is an id, anything else the key of a device. */
export const refOf = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);

/** The inspection as the server has it, with everything over it that waits on this device; one that began here without a
 * connection is there before the server has heard of it. */
export const useInspection = (id: string) => {
  const client = useQueryClient();
  const ref = refOf(id);
  const known = client.getQueryData<Inspection>(inspectionQuery(ref).queryKey);
  const uuid = typeof ref === 'string' ? ref : known?.client_uuid;
  const writes = useGroupWrites(uuid ? [inspectionGroup(uuid)] : []);
  const begun = useMemo(() => begunOnDevice(writes ?? []), [writes]);
  const { data, error, refetch } = useQuery({
    ...inspectionQuery(ref),
    enabled: writes !== undefined && begun === undefined,
  });
  const base = data ?? begun;
  const shared = useRef<CurrentAnswers>(new Map());
  const walked = useMemo((): Walked | undefined => {
    if (!base || !writes) return undefined;
    const inspection = withUnsent(base, writes);
    const entered = currentAnswersOf(inspection, writes, serverNow().toISOString(), isBeingStored);
    const isCompleting = writes.some(
      ({ kind, state }) => kind === 'completeInspection' && state !== 'parked',
    );
    return {
      ref,
      inspection,
      entered: shareUnchanged(shared.current, entered),
      isSent: data !== undefined,
      isCompleting,
      isRefused: writes.some(({ state }) => state === 'parked'),
    };
  }, [base, data, writes, ref]);
  useEffect(() => {
    if (walked) shared.current = walked.entered;
  }, [walked]);
  return { walked, error: base ? null : error, retry: () => void refetch() };
};
