import type { DateRange } from '#platform/contract/range-fields';
import type { Translate } from '#platform/web/i18n/index';
import { type LogCharts, type LogFilters, pointLists } from '../../contract/index.ts';

type Charts = { charts: LogCharts; range: DateRange; listOf: (filters: LogFilters) => string; t: Translate };

/** The bars of the charts that count entries. A bar opens the logs that have them, and says how many those are. */
export const entryBars = ({ charts: { types, rooms, porters }, range, listOf, t }: Charts) => {
  const bar = (
    label: string,
    { count, logs }: { count: number; logs: number },
    filters: LogFilters,
    place?: string,
  ) => ({
    label,
    count,
    to: listOf(filters),
    note: [place, t('action-logs:dashboard.charts.inLogs', { count: logs })].filter(Boolean).join(' · '),
  });
  return {
    types: types.map((one) => bar(t(`action-logs:type.${one.key}`), one, pointLists.type(one, range))),
    rooms: rooms.map((one) => bar(one.name, one, pointLists.room(one, range), one.building)),
    porters: porters.map((one) => bar(one.name, one, pointLists.porter(one, range))),
  };
};
