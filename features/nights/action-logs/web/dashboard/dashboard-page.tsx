import { IconClipboardText } from '@tabler/icons-react';
import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, type FigureStyle, narrowedBy } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { rangeSearch, urlFlag } from '#platform/web/routing/search-fields';
import { useIsViewer } from '#platform/web/session/index';
import { PageHeader, usePrintAction } from '#platform/web/ui/index';
import {
  type FigureKey,
  figureKeys,
  figureKeysForClients,
  figureList,
  type LogFilters,
  logDashboardEndpoints,
} from '../../contract/index.ts';
import { actionLogsHref } from '../addresses.ts';
import { BeginLink } from '../begin/begin-link.tsx';
import { actionLogList } from '../list/action-log-list.ts';
import { LogViews } from './log-views.tsx';

const figureStyles: Record<FigureKey, FigureStyle> = {
  logs: {},
  entries: {},
  coverage: { kind: 'rate', wanted: 'more' },
  finalized_rate: { kind: 'rate', wanted: 'more' },
  entries_per_shift: { kind: 'decimal', wanted: 'more' },
  restroom_minutes: { kind: 'minutes', wanted: 'less' },
  response_minutes: { kind: 'minutes', wanted: 'less' },
  photo_rate: { kind: 'rate', wanted: 'more' },
  open_requests: { asOfNow: true },
};

/** The filters that figures and list share. */
const figureFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
  personFilter('porter', { label: 'action-logs:field.porter' }),
] as const;

const figureFiltersForClients = figureFilters.filter(({ options }) => options.name !== 'porter');

/** The parameters of the dashboard; it shares the filters of place and person with the list. */
const dashboardSearch = actionLogList.schema.extend({
  ...rangeSearch,
  /** The hours of restroom checks alone. */
  restrooms: urlFlag(),
});

const [LogCharts] = lazyPart(() => import('./log-charts.tsx'), { soon: true });

/** A figure opens its own rows, without the person's default view. The rows of a figure as of now are shown however old they
 * are. */
const plainList = (filters: LogFilters) => ({
  ...filters,
  saved: 0,
  ...(filters.dateFrom ? {} : { older: true }),
});

const DashboardPage = () => {
  const t = useText();
  const isClient = useIsViewer();
  const keys = isClient ? figureKeysForClients : figureKeys;
  const [search, setSearch] = useSearchState(dashboardSearch);
  const narrowed = narrowedBy(figureFilters, search);
  const listOf = (filters: LogFilters) =>
    actionLogsHref({ ...narrowed, ...plainList(filters) } as Parameters<typeof actionLogsHref>[0]);
  return (
    <>
      <PageHeader
        title={t('action-logs:titles.list')}
        chip={<LogViews shown="dashboard" />}
        action={<BeginLink />}
        menu={usePrintAction()}
      />
      <FigureDashboard
        query={endpointQuery(logDashboardEndpoints.getLogDashboard, {
          query: { ...narrowed, ...askedRangeOf(search) },
        })}
        filters={isClient ? figureFiltersForClients : figureFilters}
        search={search}
        onChange={setSearch}
        keys={keys}
        awaited={search.porter ? keys.filter((key) => key !== 'coverage') : keys}
        words={(key) => ({
          name: t(`action-logs:dashboard.figures.${key}`),
          definition: t(`action-logs:dashboard.definitions.${key}`),
        })}
        looks={figureStyles}
        listOf={(key, range) => listOf(figureList(key, range))}
        isEmpty={({ kpis }) => kpis.logs?.of === 0 && !kpis.open_requests?.of}
        empty={{
          icon: IconClipboardText,
          title: t('action-logs:dashboard.empty.title'),
          text: t('action-logs:dashboard.empty.text'),
        }}
        charts={(figures) =>
          !isClient && (
            <LogCharts
              figures={figures}
              listOf={listOf}
              restrooms={search.restrooms}
              onRestrooms={(restrooms) => setSearch({ restrooms })}
            />
          )
        }
      />
    </>
  );
};

export default DashboardPage;
