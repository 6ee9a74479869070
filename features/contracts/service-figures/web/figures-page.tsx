import { IconFileImport } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, lazyPart, useMayOpen } from '#platform/web/routing/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { useView, ViewSwitch } from './view-switch.tsx';

const [FigureListView] = lazyPart(() => import('./list/figure-list-view.tsx'), { first: ['wide', 'phone'] });
const [GroupsView] = lazyPart(() => import('./groups/groups-view.tsx'));
const [TimelineView] = lazyPart(() => import('./timeline/timeline-view.tsx'));

const importHref = '/admin/contracts/import';

/** The value of the company's contracts, and the margin of their budgets. */
const FiguresPage = () => {
  const t = useText();
  const { view } = useView();
  const title = t('service-figures:titles.page');
  return (
    <>
      <PageHeader
        title={title}
        chip={<ViewSwitch />}
        subtitle={t('service-figures:titles.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, title]}
        action={
          useMayOpen(importHref) && (
            <ButtonLink
              to={importHref}
              variant="default"
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              {t('service-figures:list.import')}
            </ButtonLink>
          )
        }
        menu={usePrintAction()}
      />
      <Suspense fallback={<CardsSkeleton />}>
        {view === 'sites' && <FigureListView />}
        {view === 'areas' && <GroupsView key="area" by="area" />}
        {view === 'managers' && <GroupsView key="manager" by="manager" />}
        {view === 'timeline' && <TimelineView />}
      </Suspense>
    </>
  );
};

export default FiguresPage;
