import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { jobViewStore, partComponent } from '#platform/web/feature/index';
import { useShownView } from '#platform/web/feature/views';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { JobViewSwitch } from './job-view-switch.tsx';
import JobsPage from './jobs-page.tsx';

/** The list of job sites, or another view of them that a feature adds. */
const JobViews = () => {
  const t = useText();
  const { shown } = useShownView(jobViewStore);
  const print = usePrintAction();
  const create = shown?.create;
  const mayCreate = useMayOpen(create?.to ?? '');
  if (!shown) return <JobsPage />;
  const Content = partComponent(shown);
  return (
    <>
      <PageHeader
        title={t('jobs:titles.list')}
        chip={<JobViewSwitch />}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('jobs:titles.list')]}
        action={
          create &&
          mayCreate && (
            <ButtonLink to={create.to} leftSection={<IconPlus size={16} aria-hidden />}>
              {t(create.title)}
            </ButtonLink>
          )
        }
        menu={print}
      />
      <Suspense fallback={<CardsSkeleton />}>
        <Content />
      </Suspense>
    </>
  );
};

export default JobViews;
