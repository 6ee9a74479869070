import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { keepDigests } from './keep-digests.ts';
import { sendDigestWork } from './send-digest.ts';

/** Without calls: clients turn it on, and the rest is mail. */
export const feature = defineServerFeature({
  name: 'client-digests',
  endpoints: {},
  handlers: {},
  mails: { 'night-digest': sendDigestWork },
  periodicWork: {
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => keepDigests(wiring, tenant, now))],
  },
});
