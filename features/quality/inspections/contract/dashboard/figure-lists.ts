import type { z } from 'zod';
import type { TaskListFilters } from '#features/tasks/tasks/contract';
import { doneStatuses } from '#features/tasks/tasks/contract';
import type { DateRange } from '#platform/contract/range-fields';
import type { inspectionListEndpoints } from '../list/list-endpoints.ts';
import { scoreBands } from '../score/band.ts';
import type { inspectionDashboardEndpoints } from './dashboard-endpoints.ts';
import type { FigureKey, InspectionCharts } from './inspection-figures.ts';

type QueryOf<E extends { query: z.ZodType }> = Partial<z.input<E['query']>>;

export type InspectionFilters = QueryOf<(typeof inspectionListEndpoints)['listInspections']>;
export type SiteFilters = QueryOf<(typeof inspectionDashboardEndpoints)['listInspectedSites']>;

/** The list behind a figure, with as many rows as the figure's `of`: a ratio or mean opens what it is computed from. */
export type FigureList =
  | { of: 'inspections'; filters: InspectionFilters }
  | { of: 'sites'; filters: SiteFilters }
  | { of: 'tasks'; filters: TaskListFilters };

/** Re-inspections count only when they are asked for. */
export type Counting = DateRange & { reinspections: boolean };

const countedIn = ({ from, to, reinspections }: Counting): InspectionFilters => ({
  status: ['pending', 'completed', 'finalized'],
  dateFrom: from,
  dateTo: to,
  ...(reinspections ? {} : { reinspection: false }),
});

const scoredIn = (counting: Counting): InspectionFilters => ({
  ...countedIn(counting),
  band: [...scoreBands],
});

const found: TaskListFilters = { source: ['inspection'], type: ['deficiency'] };

const inspections = (filters: InspectionFilters): FigureList => ({ of: 'inspections', filters });

export const figureList = (key: FigureKey, counting: Counting): FigureList => {
  const { from, to } = counting;
  switch (key) {
    case 'average_score':
      return inspections(scoredIn(counting));
    case 'pass_rate':
      return inspections({ ...countedIn(counting), outcome: ['pass', 'fail'] });
    case 'compliance':
      return { of: 'sites', filters: { ended_from: from, ended_to: to } };
    case 'overdue':
      return { of: 'sites', filters: { overdue: true } };
    case 'open_deficiencies':
      return { of: 'tasks', filters: found };
    case 'in_time_rate':
      return {
        of: 'tasks',
        filters: {
          ...found,
          status: [...doneStatuses],
          finished_from: from,
          finished_to: to,
          with_due: true,
        },
      };
    default:
      return inspections(countedIn(counting));
  }
};

type Point<K extends keyof InspectionCharts> = InspectionCharts[K][number];

const typed = (area_type: { id: number } | null, words: string): string => `${area_type?.id ?? 0}:${words}`;

/** The list behind one point of a chart. */
export const pointLists = {
  period: ({ from, to }: DateRange, { reinspections }: Counting) => scoredIn({ from, to, reinspections }),
  band: ({ key }: Point<'bands'>, counting: Counting) => ({ ...countedIn(counting), band: [key] }),
  building: ({ id }: { id: number }, counting: Counting) => ({ ...scoredIn(counting), building: id }),
  section: ({ area_type, title }: Point<'sections'>, counting: Counting) => ({
    ...countedIn(counting),
    section: typed(area_type, title),
  }),
  inspector: ({ id }: Point<'inspectors'>, counting: Counting) => ({
    ...countedIn(counting),
    inspectedBy: id,
  }),
  issue: ({ area_type, question }: Point<'issues'>, counting: Counting) => ({
    ...countedIn(counting),
    issue: typed(area_type, question),
  }),
} satisfies Record<string, (...of: never[]) => InspectionFilters>;
