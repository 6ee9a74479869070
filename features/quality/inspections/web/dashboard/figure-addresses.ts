import { tasksHref } from '#features/tasks/tasks/web';
import type { FigureList, InspectionFilters } from '../../contract/index.ts';
import { dashboardHref, inspectionsHref } from '../addresses.ts';
import type { DashboardSearch } from './dashboard-search.ts';

/** As the list of tasks names the filters of the figures. */
const names: Readonly<Record<string, string>> = {
  client: 'client_id',
  area: 'area_id',
  building: 'building_id',
  job: 'job_id',
};

const namesOfTasks = (narrowed: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(narrowed).flatMap(([name, id]) => {
      const other = names[name];
      return other ? [[other, id]] : [];
    }),
  );

/** A figure opens its own rows, without the person's default view. */
const plainList = { saved: 0 };

type Narrowed = Record<string, number>;

type Search<H extends (search: never) => string> = NonNullable<Parameters<H>[0]>;

/** The address of a list of inspections that is narrowed as the figures are. */
export const inspectionsOf = (narrowed: Narrowed, filters: InspectionFilters): string =>
  inspectionsHref({ ...narrowed, ...filters, ...plainList } as Search<typeof inspectionsHref>);

export const addressOf = (narrowed: Narrowed, { of, filters }: FigureList): string => {
  if (of === 'inspections') return inspectionsOf(narrowed, filters);
  if (of === 'tasks')
    return tasksHref({ ...namesOfTasks(narrowed), ...filters, ...plainList } as Search<typeof tasksHref>);
  // The list of sites has no filter by inspector: a site is due whoever inspects it.
  const { inspectedBy: _person, ...places } = narrowed;
  return dashboardHref({ ...places, ...filters, view: 'sites' } as Partial<DashboardSearch>);
};
