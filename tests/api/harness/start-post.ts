import { openSmsSink } from '#platform/server/testing/sms-sink';
import type { Post } from './occupied-login.ts';
import type { Company } from './seed-company.ts';
import { startWithCompanies } from './start-with-companies.ts';

export type StartedPost = Post & { acme: Company; rival: Company; stop: () => Promise<void> };

/** Two companies whose mails and texts are kept. */
export const startPost = async (): Promise<StartedPost> => {
  const sink = await openSmsSink();
  const { app, acme, rival } = await startWithCompanies({ SMS_URL: sink.url });
  const mails: Post['mails'] = [];
  const mail = { send: async (message: Post['mails'][number]) => void mails.push(message) };
  return {
    app: { ...app, wiring: { ...app.wiring, mail } },
    mails,
    sink,
    acme,
    rival,
    stop: async () => {
      await app.close();
      await sink.close();
    },
  };
};
