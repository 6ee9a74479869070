import type { Client } from './client.ts';
import type { Company, Who } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

/** Signs in by the clock of the database, which judges sessions, whatever the server's says afterwards. */
export const signInAt = async (
  app: TestApp,
  company: Company,
  who: Who,
  now: string | null,
): Promise<Client> => {
  app.setNow(null);
  try {
    return await company.signIn(who);
  } finally {
    app.setNow(now);
  }
};
