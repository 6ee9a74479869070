import { z } from 'zod';
import { urlChoice, urlFlag, urlText } from '#platform/web/routing/search-fields';
import { figureFilters } from './place-filters.ts';
import { siteList } from './sites/site-list.ts';

const urlDate = () => z.iso.date().optional().catch(undefined);

const [, , , , person] = figureFilters;

/** The parameters of the dashboard. Figures and sites share the filters of place. */
export const dashboardSearch = siteList.schema.extend({
  ...person.schema,
  view: urlChoice(['dashboard', 'sites'], 'dashboard'),
  range: urlText(),
  from: urlDate(),
  to: urlDate(),
  reinspections: urlFlag(),
  by_area: urlFlag(),
});

export type DashboardSearch = z.output<typeof dashboardSearch>;
