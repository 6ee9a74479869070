import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';

/** Creates what a new company of the sign-up page begins with, in the language of its first admin. The company changes or
 * deletes all of it like its own. */
export type CreateFirstRecords = (tenant: Tenant, locale: Locale) => Promise<unknown>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    firstRecords: CreateFirstRecords;
  }
}
