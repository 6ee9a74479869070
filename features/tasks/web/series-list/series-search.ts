import { z } from 'zod';
import { listSearch, urlChoice, urlList } from '#platform/web/routing/search-fields';
import { seriesSorts, seriesStatuses } from '../../contract/index.ts';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** What the list of series keeps in the address; places and people are named as in the list of tasks. */
export const seriesSearch = listSearch(
  seriesSorts,
  { sort: 'next_date' },
  {
    status: urlList(seriesStatuses),
    job_id: urlId(),
    client_id: urlId(),
    building_id: urlId(),
    assignee_id: urlId(),
    view: urlChoice(['series']),
  },
);

export type SeriesSearch = z.output<typeof seriesSearch>;

const places = ['job_id', 'client_id', 'building_id', 'assignee_id'] as const;

/** The call behind an address. */
export const queryOf = ({ page, per_page, sort, order, q, status, ...search }: SeriesSearch) => ({
  ...{ page, per_page, sort, order },
  ...(q ? { q } : {}),
  ...(status.length > 0 ? { status } : {}),
  ...Object.fromEntries(
    places.filter((field) => search[field] !== undefined).map((field) => [field, search[field]]),
  ),
});

export const isFiltered = (search: SeriesSearch): boolean =>
  Boolean(search.q) || search.status.length > 0 || places.some((field) => search[field] !== undefined);

export const cleared: Partial<SeriesSearch> = {
  q: undefined,
  status: [],
  job_id: undefined,
  client_id: undefined,
  building_id: undefined,
  assignee_id: undefined,
  page: 1,
};
