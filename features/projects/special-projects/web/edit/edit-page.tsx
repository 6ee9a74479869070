import { useState } from 'react';
import { z } from 'zod';
import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import {
  NotAllowed,
  urlFlag,
  useGo,
  useIdParam,
  usePageTitle,
  useSearchState,
} from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { paths, projectHref } from '../addresses.ts';
import { projectQuery } from '../queries.ts';
import { ProjectProblem } from '../record/project-problem.tsx';
import { ProjectForm } from './project-form.tsx';
import { valuesOf } from './project-values.ts';

const search = z.object({ complete: urlFlag() });

/** Keeps the project as it was opened while others change it, so that a save over a newer one is noticed. */
const Editing = ({ project: read }: { project: SpecialProject }) => {
  const t = useText();
  const go = useGo();
  const [project] = useState(read);
  const [{ complete }] = useSearchState(search);
  const { id, number } = project;
  const title = t('special-projects:titles.edit', { number });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={project.title}
        breadcrumbs={[
          { title: t('special-projects:titles.list'), to: paths.list },
          { title: number, to: projectHref(id) },
          t('special-projects:step.edit'),
        ]}
      />
      {project.can.update ? (
        <ProjectForm
          project={project}
          completing={complete}
          initialValues={valuesOf(project)}
          back={projectHref(id)}
          onSaved={() => {
            showSuccess(t('special-projects:done.saved'));
            void go(projectHref(id));
          }}
        />
      ) : (
        <NotAllowed />
      )}
    </>
  );
};

const EditPage = () => {
  const id = useIdParam('specialProjectId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...projectQuery(id),
    refetchOnMount: 'always',
  });
  if (error && !data) return <ProjectProblem error={error} retry={() => void refetch()} />;
  if (!data || !(isFetchedAfterMount || error)) return <PageSkeleton crumbs />;
  return <Editing key={id} project={data} />;
};

export default EditPage;
