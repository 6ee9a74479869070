import { IconChartBar } from '@tabler/icons-react';
import { z } from 'zod';
import { personFilter } from '#features/accounts/access/web';
import { seesMoney } from '#features/projects/special-projects/contract';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, type FigureStyle, narrowedBy } from '#platform/web/figures/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { urlId } from '#platform/web/list/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { rangeSearch } from '#platform/web/routing/search-fields';
import { useSession } from '#platform/web/session/index';
import {
  type FigureKey,
  figureKeys,
  figureList,
  invoiceKeys,
  priceKeys,
  projectFigureEndpoints,
} from '../contract/index.ts';
import { addressOf } from './figure-address.ts';

const now = { kind: 'money', asOfNow: true } as const;

const figureStyles: Record<FigureKey, FigureStyle> = {
  created: { wanted: 'more' },
  pipeline: now,
  approved: now,
  running: now,
  on_hold: now,
  conversion: { kind: 'rate', wanted: 'more' },
  scheduled_month: { asOfNow: true },
  scheduled_month_value: now,
  on_time: { kind: 'rate', wanted: 'more' },
  days_to_approval: { kind: 'days', wanted: 'less' },
  days_to_service: { kind: 'days', wanted: 'less' },
  completed: { kind: 'money', wanted: 'more' },
  margin_estimated: { kind: 'rate', wanted: 'more' },
  margin_made: { kind: 'rate', wanted: 'more' },
  not_invoiced: now,
  invoiced: { kind: 'money', wanted: 'more' },
  outstanding: now,
  collected: { kind: 'money', wanted: 'more' },
  uncollected_rate: { kind: 'rate', wanted: 'less' },
  dso: { kind: 'days', asOfNow: true },
};

const figuresSearch = z.object({
  ...rangeSearch,
  client_id: urlId(),
  area_id: urlId(),
  building_id: urlId(),
  job_id: urlId(),
  scheduler_id: urlId(),
});

/** The filters that figures share with the lists of projects and of invoices. */
const figureFilters = [
  clientFilter('client_id'),
  areaFilter('area_id'),
  buildingFilter('building_id'),
  siteFilter('job_id', { building: 'building_id' }),
  personFilter('scheduler_id', { label: 'special-projects:field.schedulers' }),
] as const;

const [FigureCharts] = lazyPart(() => import('./figure-charts.tsx'), { soon: true });

/** The figures for which places are drawn while they load. */
const useAwaited = (): readonly FigureKey[] => {
  const { flags } = useSession();
  const invoices = flags.has('specialProjects.canViewInvoices');
  const prices = seesMoney(flags);
  return figureKeys.filter(
    (key) => (prices || !priceKeys.includes(key)) && (invoices || !invoiceKeys.includes(key)),
  );
};

/** What special projects are worth, how fast they move and what is paid for them. */
const FiguresView = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(figuresSearch);
  const narrowed = narrowedBy(figureFilters, search);
  return (
    <FigureDashboard
      query={endpointQuery(projectFigureEndpoints.getProjectDashboard, {
        query: { ...narrowed, ...askedRangeOf(search) },
      })}
      filters={figureFilters}
      search={search}
      onChange={setSearch}
      keys={figureKeys}
      awaited={useAwaited()}
      words={(key) => ({
        name: t(`project-figures:figures.${key}`),
        definition: t(`project-figures:definitions.${key}`),
      })}
      looks={figureStyles}
      listOf={(key, range) => addressOf(narrowed, figureList(key, range, todayIn()))}
      isEmpty={({ charts }) =>
        charts.statuses.length === 0 &&
        charts.types.length === 0 &&
        charts.completed.every(({ count }) => !count)
      }
      empty={{
        icon: IconChartBar,
        title: t('project-figures:empty.title'),
        text: t('project-figures:empty.text'),
      }}
      charts={(figures) => <FigureCharts figures={figures} narrowed={narrowed} />}
    />
  );
};

export default FiguresView;
