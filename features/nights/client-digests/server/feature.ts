import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { contactDigests } from './client-digest-repository.ts';
import { queueDigests } from './queue-digests.ts';
import { sendDigestWork } from './send-digest.ts';

/** It has no calls of its own: it is turned on at the client, and the rest is mail. */
export const feature = defineServerFeature({
  name: 'client-digests',
  endpoints: {},
  handlers: {},
  clientRecords: { digests: contactDigests },
  mails: { 'night-digest': sendDigestWork },
  periodicWork: {
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => queueDigests(wiring, tenant, now))],
  },
});
