import { IconMoonStars } from '@tabler/icons-react';
import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, type FigureStyle, narrowedBy } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { PageHeader, usePrintAction } from '#platform/web/ui/index';
import {
  type FigureKey,
  figureKeys,
  figureKeysForClients,
  figureList,
  type MissingFilters,
  missingLists,
  owedFigureKeys,
  type ReportFilters,
  reportDashboardEndpoints,
} from '../../contract/index.ts';
import { missingReportsHref, reportsHref } from '../addresses.ts';
import { StartLink } from '../start/start-link.tsx';
import { dashboardSearch } from './dashboard-search.ts';
import { ReportViews } from './report-views.tsx';

const figureStyles: Record<FigureKey, FigureStyle> = {
  expected: {},
  submitted: { wanted: 'more' },
  submission_rate: { kind: 'rate', wanted: 'more' },
  on_time_rate: { kind: 'rate', wanted: 'more' },
  missing: { wanted: 'less', alarm: true },
  not_final: { wanted: 'less' },
  doors_required: {},
  checked_rate: { kind: 'rate', wanted: 'more' },
  unlocked_rate: { kind: 'rate', digits: 2, wanted: 'less' },
  no_access: { wanted: 'less' },
  incidents: { wanted: 'less' },
  attendance_rate: { kind: 'rate', wanted: 'more' },
};

/** The filters that figures and list share. */
const figureFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
  personFilter('supervisor', { label: 'daily-reports:field.supervisor' }),
] as const;

const figureFiltersForClients = figureFilters.filter(({ options }) => options.name !== 'supervisor');

const [ReportCharts] = lazyPart(() => import('./report-charts.tsx'), { soon: true });

/** A figure opens its own rows, without the person's default view. */
const plainList = { saved: 0 };

const DashboardPage = () => {
  const t = useText();
  const isClient = useIsViewer();
  const seesOnlyFinal = useFlag('reports.onlyFinalized');
  const keys = (isClient ? figureKeysForClients : figureKeys).filter(
    (key) => key !== 'not_final' || seesOnlyFinal,
  );
  const [search, setSearch] = useSearchState(dashboardSearch);
  const narrowed = narrowedBy(figureFilters, search);
  const listOf = (filters: ReportFilters) =>
    reportsHref({ ...narrowed, ...filters, ...plainList } as Parameters<typeof reportsHref>[0]);
  const seesReports = useFlag('hasAccessReports');
  const missingOf = (filters: MissingFilters) =>
    seesReports && !seesOnlyFinal ? missingReportsHref(narrowed, filters) : undefined;
  return (
    <>
      <PageHeader
        title={t('daily-reports:titles.list')}
        chip={<ReportViews shown="dashboard" />}
        action={<StartLink />}
        menu={usePrintAction()}
      />
      <FigureDashboard
        query={endpointQuery(reportDashboardEndpoints.getReportDashboard, {
          query: { ...narrowed, ...askedRangeOf(search) },
        })}
        filters={isClient ? figureFiltersForClients : figureFilters}
        search={search}
        onChange={setSearch}
        keys={keys}
        awaited={search.supervisor ? keys.filter((key) => !owedFigureKeys.some((one) => one === key)) : keys}
        words={(key) => ({
          name: t(`daily-reports:dashboard.figures.${key}`),
          definition: t(`daily-reports:dashboard.definitions.${key}`),
        })}
        looks={figureStyles}
        listOf={(key, range) => {
          if (key === 'expected') return missingOf(missingLists.owed(range));
          if (key === 'missing') return missingOf(missingLists.all(range));
          const filters = figureList(key, range);
          return filters && listOf(filters);
        }}
        isEmpty={({ kpis }) => kpis.submitted?.of === 0 && !kpis.expected?.of}
        empty={{
          icon: IconMoonStars,
          title: t('daily-reports:dashboard.empty.title'),
          text: t('daily-reports:dashboard.empty.text'),
        }}
        charts={(figures) => <ReportCharts figures={figures} listOf={listOf} missingOf={missingOf} />}
      />
    </>
  );
};

export default DashboardPage;
