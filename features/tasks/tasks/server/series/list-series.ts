import { photoUrl } from '#features/accounts/access/server';
import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { SeriesRow, taskEndpoints } from '../../contract/index.ts';
import { holidaysAround } from './make-occurrences.ts';
import { onTimeRate } from './occurrence-figures.ts';
import { listSeries as readRows } from './series-list-repository.ts';
import { shownNextDate } from './shown-next-date.ts';

type Call = SignedInCall<(typeof taskEndpoints)['listSeries']>;

export const listSeries = async ({ query, tenant, now }: Call) => {
  const [page, holidays] = await Promise.all([readRows(tenant, query, now), holidaysAround(tenant, now)]);
  return presentPage(page, (row): SeriesRow => {
    const { next_on: _next, upcoming_on: _upcoming, ...rest } = row;
    return {
      ...rest,
      rule: { ...row.rule, skip_dates: [] },
      assignees: row.assignees.map((assignee) => ({
        ...assignee,
        profile_photo_url: photoUrl(tenant.organizationId, assignee.profile_photo_id),
      })),
      next_date: shownNextDate(row, holidays),
      health: { due: row.health.due, on_time: row.health.on_time, rate: onTimeRate(row.health) },
    };
  });
};
