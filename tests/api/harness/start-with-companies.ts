import { type Company, seedCompany } from './seed-company.ts';
import { startApp, type TestApp } from './start-app.ts';

export type WithCompanies = { app: TestApp; acme: Company; rival: Company };

/** The server with two companies; nothing of the second may ever appear in the first. `now` sets the server's clock
 * before they are created. */
export const startWithCompanies = async (
  environment: Record<string, string> = {},
  { now = null }: { now?: string | null } = {},
): Promise<WithCompanies> => {
  const app = await startApp(environment);
  app.setNow(now);
  const acme = await seedCompany(app, 'acme');
  return { app, acme, rival: await seedCompany(app, 'rival') };
};
