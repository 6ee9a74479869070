import { type Company, seedCompany } from './seed-company.ts';
import { startApp, type TestApp } from './start-app.ts';

export type WithCompanies = { app: TestApp; acme: Company; rival: Company };

/** The server with two companies, of which the second must never show in the first; `now` is its clock before they are
 * founded. */
export const startWithCompanies = async (
  environment: Record<string, string> = {},
  { now = null }: { now?: string | null } = {},
): Promise<WithCompanies> => {
  const app = await startApp(environment);
  app.setNow(now);
  const acme = await seedCompany(app, 'acme');
  return { app, acme, rival: await seedCompany(app, 'rival') };
};
