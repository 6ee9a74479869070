import { endpointQuery } from '#platform/web/api/index';
import { reportEndpoints } from '../contract/index.ts';

const aShift = 12 * 3_600_000;

/** By the id, or by the key that a device gave it. Kept for a shift: there may be no network to read it again. */
export const reportQuery = (ref: number | string) => ({
  ...endpointQuery(reportEndpoints.getDailyReport, { params: { id: ref } }),
  gcTime: aShift,
  meta: { quiet: true },
});

/** `12` is an id, anything else the key of a device. */
export const refOf = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
