import { Suspense } from 'react';
import { useListLinks } from '#platform/web/feature/actions';
import { partComponent, projectViewStore } from '#platform/web/feature/index';
import { useShownView } from '#platform/web/feature/views';
import { useText } from '#platform/web/i18n/index';
import type { Visit } from '#platform/web/routing/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { useCreateButton } from './create-button.tsx';
import { projectList } from './project-list.ts';
import { ProjectViewSwitch } from './project-view-switch.tsx';
import ProjectsPage, { prefetch as prefetchList } from './projects-page.tsx';

export const prefetch = (visit: Visit): void => {
  if (!('view' in visit.search)) prefetchList(visit);
};

/** The list of special projects, or another view of them that a feature adds. */
const ProjectViews = () => {
  const t = useText();
  const { shown } = useShownView(projectViewStore);
  const create = useCreateButton();
  const [links, print] = [useListLinks(projectList.name), usePrintAction()];
  if (!shown) return <ProjectsPage />;
  const Content = partComponent(shown);
  const title = t('special-projects:titles.list');
  return (
    <>
      <PageHeader
        title={title}
        chip={<ProjectViewSwitch />}
        breadcrumbs={[title]}
        action={create}
        menu={[...links, ...print]}
      />
      <Suspense fallback={<CardsSkeleton />}>
        <Content />
      </Suspense>
    </>
  );
};

export default ProjectViews;
