import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { type DashboardSearch, dashboardSearch } from './dashboard-search.ts';
import { InspectionViews } from './inspection-views.tsx';

const [Figures] = lazyPart(() => import('./inspection-dashboard.tsx'), { first: ['wide', 'phone'] });
const [Sites] = lazyPart(() => import('./sites/site-list-view.tsx'), { first: ['view=sites'] });

/** Parameters of the list of sites that are cleared when the figures open. */
const ownOfSites = {
  page: 1,
  q: undefined,
  sort: 'next_due_on',
  order: 'asc',
  columns: [],
  density: undefined,
  saved: undefined,
  overdue: false,
  in_time: undefined,
  ended_from: undefined,
  ended_to: undefined,
} as Partial<DashboardSearch>;

/** Figures of inspections, or the sites and when they are due. */
const DashboardPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(dashboardSearch);
  const mayBegin = useFlag('inspections.canEdit');
  const view = search.view ?? 'dashboard';
  return (
    <>
      <PageHeader
        title={t('inspections:titles.list')}
        chip={
          <InspectionViews
            shown={view}
            onView={(next) => setSearch({ ...(next === 'dashboard' ? ownOfSites : {}), view: next })}
          />
        }
        action={
          mayBegin && (
            <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
              {t('inspections:list.begin')}
            </ButtonLink>
          )
        }
        menu={usePrintAction()}
      />
      <Suspense fallback={<CardsSkeleton />}>{view === 'sites' ? <Sites /> : <Figures />}</Suspense>
    </>
  );
};

export default DashboardPage;
