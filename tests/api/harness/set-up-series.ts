import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Client } from './client.ts';
import { type Company, seedCompany } from './seed-company.ts';
import { startApp, type TestApp } from './start-app.ts';

/** A Monday, in the morning at the buildings of the companies. */
export const monday = '2027-03-01T17:00:00Z';

export type SeriesSetUp = {
  app: TestApp;
  acme: Company;
  rival: Company;
  supervisor: Client;
  manager: Client;
};

/** For a file of tests: two companies and two people of the first, who meet each test on that Monday. */
export const setUpSeries = (
  use: (given: SeriesSetUp) => void,
  environment: Record<string, string> = {},
): void => {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startApp(environment);
    app.setNow(monday);
    const acme = await seedCompany(app, 'acme');
    use({
      app,
      acme,
      rival: await seedCompany(app, 'rival'),
      supervisor: await acme.signIn('supervisor'),
      manager: await acme.signIn('manager'),
    });
  });
  beforeEach(() => app?.setNow(monday));
  afterAll(() => app?.close());
};
