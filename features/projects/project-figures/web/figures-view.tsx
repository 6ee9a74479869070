import { IconChartBar } from '@tabler/icons-react';
import { seesMoney } from '#features/projects/special-projects/contract';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, narrowedBy } from '#platform/web/figures/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
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
import { figureFilters } from './figure-filters.ts';
import { figureStyles } from './figure-styles.ts';
import { figuresSearch } from './figures-search.ts';

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
