import type { FigureRange } from '#features/tasks/contract';
import type { QueryOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { dashboardEndpoints } from '../contract/index.ts';
import { daysIn, longestRange, presetRange } from '../contract/range.ts';

type Query = QueryOf<(typeof dashboardEndpoints)['getTaskDashboard']>;

/** The days a call is about; a preset ends today. */
export const rangeAsked = ({ range, from, to }: Query, today: string): FigureRange => {
  if (range !== 'custom') return presetRange(range, today);
  if (!from || !to) {
    throw invalid({ ...(from ? {} : { from: ['range_missing'] }), ...(to ? {} : { to: ['range_missing'] }) });
  }
  if (from < '1990-01-01') throw invalid({ from: ['date_range'] });
  if (to < from) throw invalid({ to: ['range_backwards'] });
  if (daysIn({ from, to }) > longestRange) throw invalid({ to: ['range_too_long'] });
  return { from, to };
};
