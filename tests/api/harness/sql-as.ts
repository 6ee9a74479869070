import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import type { Company } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

/** Runs SQL with the application role, in the company's organization. */
export const sqlAs = <R>(
  app: TestApp,
  company: Company,
  text: string,
  values: unknown[] = [],
): Promise<R[]> =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({ text, values, row: z.custom<R>() }),
  );
