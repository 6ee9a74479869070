import type { z } from 'zod';
import type { DateRange } from '#platform/contract/range-fields';
import type { taskFilters } from '../task/task-endpoints.ts';
import { doneStatuses, taskStatuses } from '../task/transitions.ts';
import type { FigureCharts, FigureKey } from './task-figures.ts';

export type TaskListFilters = Partial<{ [K in keyof typeof taskFilters]: z.input<(typeof taskFilters)[K]> }>;

const done: TaskListFilters['status'] = [...doneStatuses];

const finishedIn = ({ from, to }: DateRange) => ({ finished_from: from, finished_to: to });

const createdIn = ({ from, to }: DateRange) => ({
  status: [...taskStatuses],
  created_from: from,
  created_to: to,
});

const occurrencesIn = ({ from, to }: DateRange) => ({ recurring: true, due_from: from, due_to: to });

/** The filters of the list behind a figure; it has as many rows as the figure's `of`. A ratio or median opens the rows
 * it is computed from. */
export const figureList = (key: FigureKey, range: DateRange): TaskListFilters => {
  const closed = { status: done, ...finishedIn(range) };
  switch (key) {
    case 'open':
      return {};
    case 'past_due':
      return { past_due: true };
    case 'created':
      return createdIn(range);
    case 'on_time_rate':
      return { ...closed, with_due: true };
    case 'response_hours':
      return { ...closed, started: true };
    case 'cancel_rate':
      return { ...closed, status: [...doneStatuses, 'cancelled'] };
    case 'series_on_time_rate':
      return {
        ...occurrencesIn(range),
        came_due: true,
        status: taskStatuses.filter((status) => status !== 'cancelled'),
      };
    case 'skipped':
      return { ...occurrencesIn(range), status: ['cancelled'] };
    default:
      return closed;
  }
};

type Point<K extends keyof FigureCharts> = FigureCharts[K][number];

/** The filters of the list behind one bar of a chart. */
export const barLists = {
  created: (week: Point<'weeks'>): TaskListFilters => createdIn(week),
  done: (week: Point<'weeks'>): TaskListFilters => ({ status: done, ...finishedIn(week) }),
  status: ({ key }: Point<'status'>): TaskListFilters => ({ status: [key] }),
  type: ({ key }: Point<'type'>): TaskListFilters => ({ type: [key] }),
  source: ({ key }: Point<'source'>): TaskListFilters => ({ source: [key] }),
  priority: ({ key }: Point<'priority'>): TaskListFilters => ({ priority: [key] }),
  age: ({ from, to }: Point<'age'>): TaskListFilters => ({ created_from: from ?? undefined, created_to: to }),
  assignee: ({ id }: Point<'assignee'>): TaskListFilters =>
    id === null ? { unassigned: true } : { assignee_id: id },
  building: ({ id }: Point<'building'>): TaskListFilters => ({ building_id: id }),
  issues: ({ area_type_id, type }: Point<'issues'>, range: DateRange): TaskListFilters => ({
    ...createdIn(range),
    area_type_id,
    type: [type],
  }),
};
