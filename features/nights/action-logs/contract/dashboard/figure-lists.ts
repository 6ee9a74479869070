import type { z } from 'zod';
import type { DateRange } from '#platform/contract/range-fields';
import type { actionLogListQuery } from '../list/list-endpoints.ts';
import type { FigureKey, LogCharts } from './log-figures.ts';

export type LogFilters = Partial<z.input<typeof actionLogListQuery>>;

const on = ({ from, to }: DateRange): LogFilters => ({ dateFrom: from, dateTo: to });

/** The filters of the list behind a figure; it has as many rows as the figure's `of`. Those of entries open their logs. */
export const figureList = (key: FigureKey, range: DateRange): LogFilters => {
  switch (key) {
    case 'entries':
    case 'photo_rate':
      return { ...on(range), entries: true };
    case 'coverage':
      return { ...on(range), entries: true, due: true };
    case 'restroom_minutes':
      return { ...on(range), action_type: ['restroom_check'] };
    case 'response_minutes':
      return { ...on(range), requested: true };
    case 'open_requests':
      return { open_request: true };
    default:
      return on(range);
  }
};

type Point<K extends keyof LogCharts> = LogCharts[K][number];

/** The filters of the list behind one point of a chart. */
export const pointLists = {
  hour: ({ weekday, hour }: Point<'hours'>, range: DateRange) => ({ ...on(range), weekday, hour }),
  restroomHour: ({ weekday, hour }: Point<'hours'>, range: DateRange): LogFilters => ({
    ...on(range),
    weekday,
    hour,
    action_type: ['restroom_check'],
  }),
  type: ({ key }: Point<'types'>, range: DateRange): LogFilters => ({ ...on(range), action_type: [key] }),
  room: ({ id }: Point<'rooms'>, range: DateRange) => ({ ...on(range), common_area: id }),
  porter: ({ id }: Point<'porters'>, range: DateRange) => ({ ...on(range), porter: id, entries: true }),
} satisfies Record<string, (...of: never[]) => LogFilters>;
