import { useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo, useMayOpen } from '#platform/web/routing/index';
import { PageHeader } from '#platform/web/ui/index';
import { jobRecordHref, paths } from '../addresses.ts';
import { jobHref } from '../job-href.ts';
import { cacheJob } from '../live.ts';
import { CreateForm } from './create-form.tsx';

/** A new job is a draft; its page tells what it still needs. */
const CreateJobPage = () => {
  const t = useText();
  const go = useGo();
  const queries = useQueryClient();
  const mayManage = useMayOpen(paths.record);
  return (
    <>
      <PageHeader
        title={t('jobs:titles.create')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('jobs:titles.list'), to: paths.list },
          t('jobs:titles.create'),
        ]}
      />
      <CreateForm
        onSaved={(job) => {
          cacheJob(queries, job);
          showSuccess(t('jobs:done.created', { number: job.job_number }));
          void go(mayManage ? jobRecordHref(job.id) : jobHref(job.id));
        }}
      />
    </>
  );
};

export default CreateJobPage;
