import type { TaskSearch } from '#features/tasks/web';
import { type RangeName, ranges } from '../../contract/index.ts';

export const narrowing = ['client_id', 'area_id', 'building_id', 'job_id', 'assignee_id'] as const;

export type Narrowed = Partial<Record<(typeof narrowing)[number], number>>;

/** What narrows figures and lists alike. */
export const narrowedBy = (search: TaskSearch): Narrowed =>
  Object.fromEntries(narrowing.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));

export const rangeName = ({ range }: Pick<TaskSearch, 'range'>): RangeName =>
  ranges.find((name) => name === range) ?? 'past_3_months';

/** A custom range counts once both of its days are there. */
export const rangeOf = (search: TaskSearch) => {
  const range = rangeName(search);
  if (range !== 'custom') return { range };
  return search.from && search.to ? { range, from: search.from, to: search.to } : {};
};
