import type { Locale } from '#platform/contract/fields';
import { endpointQuery } from '#platform/web/api/index';
import { transferEndpoints } from '../../contract/index.ts';

/** It changes with the product alone. */
export const libraryQuery = (language: Locale) => ({
  ...endpointQuery(transferEndpoints.listLibrary, { query: { language } }),
  staleTime: Number.POSITIVE_INFINITY,
});
