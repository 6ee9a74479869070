import { z } from 'zod';
import { useJobSitesQuery } from '#features/sites/jobs/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { urlNumber, useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { paths, projectHref } from '../addresses.ts';
import { ProjectForm } from './project-form.tsx';
import { emptyProject } from './project-values.ts';

const search = z.object({ job: urlNumber() });

/** A new project, of the job site in the address where there is one. */
const CreatePage = () => {
  const t = useText();
  const go = useGo();
  const [{ job }] = useSearchState(search);
  const { data, isLoading } = useJobSitesQuery();
  const site = data?.rows.find(({ id }) => id === job);
  const [only, ...others] = site?.buildings ?? [];
  const title = t('special-projects:titles.create');
  if (job !== undefined && isLoading) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ title: t('special-projects:titles.list'), to: paths.list }, title]}
      />
      <ProjectForm
        initialValues={{
          ...emptyProject,
          client_id: site?.client.id ?? null,
          job_id: site?.id ?? null,
          building_id: only && others.length === 0 ? only.id : null,
        }}
        back={paths.list}
        onSaved={({ id, number }) => {
          showSuccess(t('special-projects:done.created', { number }));
          void go(projectHref(id));
        }}
      />
    </>
  );
};

export default CreatePage;
