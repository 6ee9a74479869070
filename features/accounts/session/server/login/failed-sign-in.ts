import { z } from 'zod';
import type { Wiring } from '#platform/server/http/wiring';
import { defineWork } from '#platform/server/queue/define-work';
import { failedReason } from '../../contract/index.ts';
import { noteFailedSignIn, noteFailedSignOn } from '../identity-repository.ts';

export type FailedReason = z.infer<typeof failedReason>;

export type FailedCall = {
  wiring: Pick<Wiring, 'queue'>;
  request: { address: string; device: string };
  now: Date;
};

const tryOf = ({ request, now }: FailedCall, userId: number | null, reason: FailedReason) => ({
  organizationId: null,
  kind: 'failed',
  forUserId: userId,
  at: now.toISOString(),
  address: request.address,
  device: request.device,
  reason,
});

/** Records a failed login. Always through the queue, whether the person exists or not: a slower answer for existing people
 * would reveal them. */
export const queueFailedSignIn = (
  call: FailedCall,
  userId: number | null,
  reason: FailedReason,
): Promise<void> => call.wiring.queue.addAlone('sign-ins', tryOf(call, userId, reason));

type Provided = { organizationId: number; userId: number | null; email: string | null };

/** The same for a login through the provider of an organization. It is recorded only in that organization, even for people
 * that it does not know. */
export const queueFailedSignOn = (
  call: FailedCall,
  { organizationId, userId, email }: Provided,
  reason: FailedReason,
): Promise<void> =>
  call.wiring.queue.addAlone('sign-ins', {
    ...tryOf(call, userId, reason),
    provider: { organizationId, email },
  });

export const writeFailedSignIn = defineWork(
  z.object({
    forUserId: z.int().nullable(),
    at: z.string(),
    address: z.string(),
    device: z.string(),
    reason: failedReason,
    provider: z.object({ organizationId: z.int(), email: z.string().nullable() }).optional(),
  }),
  async ({ database: { identity } }, { forUserId: userId, provider, ...tried }) => {
    if (provider) await noteFailedSignOn(identity, { ...tried, ...provider, userId });
    else if (userId !== null) await noteFailedSignIn(identity, { ...tried, userId });
  },
);
