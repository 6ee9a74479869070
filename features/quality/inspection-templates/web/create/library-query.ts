import type { Locale } from '#platform/contract/fields';
import { endpointQuery } from '#platform/web/api/index';
import { transferEndpoints } from '../../contract/index.ts';

/** The library changes only with a new version of the product. */
export const libraryQuery = (language: Locale) => ({
  ...endpointQuery(transferEndpoints.listLibrary, { query: { language } }),
  staleTime: Number.POSITIVE_INFINITY,
});
