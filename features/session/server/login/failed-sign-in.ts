import { z } from 'zod';
import type { Wiring } from '#platform/server/http/wiring';
import { defineWork } from '#platform/server/queue/define-work';
import { noteFailedSignIn } from '../identity-repository.ts';

export const failedReason = z.enum(['password', 'code', 'passkey', 'no-access']);

export type FailedReason = z.infer<typeof failedReason>;

type Call = {
  wiring: Pick<Wiring, 'queue'>;
  request: { address: string; device: string };
  now: Date;
};

/** Leaves the trace of a try that failed. As work, whoever was meant: an answer that took longer for people who exist would
 * tell who does. Tries that a throttle turned away judged nothing and leave none, so that nobody can fill the list. */
export const queueFailedSignIn = (
  { wiring, request, now }: Call,
  userId: number | null,
  reason: FailedReason,
): Promise<void> =>
  wiring.queue.addAlone('sign-ins', {
    organizationId: null,
    kind: 'failed',
    forUserId: userId,
    at: now.toISOString(),
    address: request.address,
    device: request.device,
    reason,
  });

export const writeFailedSignIn = defineWork(
  z.object({
    forUserId: z.int().nullable(),
    at: z.string(),
    address: z.string(),
    device: z.string(),
    reason: failedReason,
  }),
  async ({ database }, tried) => {
    if (tried.forUserId !== null) {
      await noteFailedSignIn(database.identity, { ...tried, userId: tried.forUserId });
    }
  },
);
