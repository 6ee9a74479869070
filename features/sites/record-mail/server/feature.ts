import { z } from 'zod';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { recordMailMessages } from '../contract/index.ts';
import { sendRecordMail } from './send-record-mail.ts';

const work = z.object({ organizationId: z.int(), mailId: z.int() });

/** It has no calls of its own: they belong to the features whose records are sent. */
export const feature = defineServerFeature({
  name: 'record-mail',
  endpoints: {},
  handlers: {},
  messages: recordMailMessages,
  mails: (gather) => {
    const kinds = gather('recordMails');
    return { record: defineWork(work, (wiring, job) => sendRecordMail(wiring, job, kinds)) };
  },
});
