import type { z } from 'zod';
import type { DateRange } from '#platform/contract/range-fields';
import type { reportListQuery } from '../list/list-endpoints.ts';
import type { FigureKey, ReportCharts } from './report-figures.ts';

export type ReportFilters = Partial<z.input<typeof reportListQuery>>;

/** Reports that figures count: those of which somebody has said all there was to say. */
const countedIn = ({ from, to }: DateRange): ReportFilters => ({
  status: ['pending', 'finalized'],
  dateFrom: from,
  dateTo: to,
});

const nightsIn = (range: DateRange): ReportFilters => ({ ...countedIn(range), one_a_night: true });

const owedIn = (range: DateRange): ReportFilters => ({ ...countedIn(range), due: true });

/** The filters of the list behind a figure; it has as many rows as the figure's `of`. Nights without a report are in
 * none, but in `missingLists`. */
export const figureList = (key: FigureKey, range: DateRange): ReportFilters | undefined => {
  switch (key) {
    case 'expected':
    case 'missing':
    case 'not_final':
      return undefined;
    case 'submitted':
      return nightsIn(range);
    case 'submission_rate':
      return owedIn(range);
    case 'on_time_rate':
      return { ...owedIn(range), on_time: true };
    case 'unlocked_rate':
      return { ...countedIn(range), unlocked: true };
    case 'no_access':
      return { ...countedIn(range), no_access: true };
    case 'incidents':
      return { ...countedIn(range), incidents: true };
    case 'attendance_rate':
      return { ...countedIn(range), headcount: true };
    default:
      return { ...countedIn(range), doors: true };
  }
};

/** Filters of the list of missing nights, see contract/missing. */
export type MissingFilters = {
  dateFrom: string;
  dateTo: string;
  due: true;
  /** Also the nights whose report came. */
  owed?: true;
  supervisor?: number;
  unsupervised?: true;
};

/** The filters of the list of nights without a report: all of a range, or those of one bar. */
export const missingLists = {
  owed: (range: DateRange): MissingFilters => ({ ...missingLists.all(range), owed: true }),
  all: ({ from, to }: DateRange): MissingFilters => ({ dateFrom: from, dateTo: to, due: true }),
  of: ({ supervisor }: Point<'missing'>, range: DateRange): MissingFilters => ({
    ...missingLists.all(range),
    ...(supervisor ? { supervisor: supervisor.id } : { unsupervised: true }),
  }),
};

type Point<K extends keyof ReportCharts> = ReportCharts[K][number];

/** The filters of the list behind one point of a chart. */
export const pointLists = {
  week: owedIn,
  incident: ({ key }: Point<'incidents'>, range: DateRange) => ({
    ...countedIn(range),
    incident_kind: [key],
  }),
  unlocked: ({ id }: Point<'unlocked'>, range: DateRange) => ({ ...countedIn(range), unlocked_tenant: id }),
  comments: (range: DateRange) => ({ ...countedIn(range), comments: true }),
} satisfies Record<string, (...of: never[]) => ReportFilters>;
