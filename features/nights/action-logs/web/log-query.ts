import { endpointQuery } from '#platform/web/api/index';
import { actionLogEndpoints } from '../contract/index.ts';

const aShift = 12 * 3_600_000;

/** By the id, or by the key that the device gave it. Kept for a shift: there may be no network to read it again. */
export const logQuery = (ref: number | string) => ({
  ...endpointQuery(actionLogEndpoints.getActionLog, { query: { id: ref } }),
  gcTime: aShift,
  meta: { quiet: true },
});
