import { Suspense } from 'react';
import { partComponent } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { JobViewSwitch, useJobView } from './job-view-switch.tsx';
import JobsPage from './jobs-page.tsx';

/** The list of job sites, or another view of them that a feature adds. */
const JobViews = () => {
  const t = useText();
  const { shown } = useJobView();
  const print = usePrintAction();
  if (!shown) return <JobsPage />;
  const Content = partComponent(shown);
  return (
    <>
      <PageHeader
        title={t('jobs:titles.list')}
        chip={<JobViewSwitch />}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('jobs:titles.list')]}
        menu={print}
      />
      <Suspense fallback={<CardsSkeleton />}>
        <Content />
      </Suspense>
    </>
  );
};

export default JobViews;
