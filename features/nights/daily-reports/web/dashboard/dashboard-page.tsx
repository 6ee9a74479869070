import { IconMoonStars } from '@tabler/icons-react';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, narrowedBy } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import { PageHeader, usePrintAction } from '#platform/web/ui/index';
import {
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
import { figureFilters, figureFiltersForClients } from './figure-filters.ts';
import { figureStyles } from './figure-styles.ts';
import { ReportViews } from './report-views.tsx';

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
