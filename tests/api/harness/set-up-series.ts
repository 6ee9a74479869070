import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Client } from './client.ts';
import type { TestApp } from './start-app.ts';
import { startWithCompanies, type WithCompanies } from './start-with-companies.ts';

/** A Monday morning at the companies' buildings. */
export const monday = '2027-03-01T17:00:00Z';

export type SeriesSetUp = WithCompanies & { supervisor: Client; manager: Client };

/** For a test file: two companies, and two people of the first. Each test starts on that Monday. */
export const setUpSeries = (
  use: (given: SeriesSetUp) => void,
  environment: Record<string, string> = {},
): void => {
  let app: TestApp | undefined;
  beforeAll(async () => {
    const given = await startWithCompanies(environment, { now: monday });
    const { acme } = given;
    app = given.app;
    use({
      ...given,
      supervisor: await acme.signIn('supervisor'),
      manager: await acme.signIn('manager'),
    });
  });
  beforeEach(() => app?.setNow(monday));
  afterAll(() => app?.close());
};
