import { Suspense } from 'react';
import { partComponent, projectSectionStore, shownTo } from '#platform/web/feature/index';
import { useSession } from '#platform/web/session/index';

/** What other features know of a project, for people who may see it. */
export const AddedProjectSections = ({ projectId }: { projectId: number }) => {
  const { flags } = useSession();
  return projectSectionStore
    .use()
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content projectId={projectId} />
        </Suspense>
      );
    });
};
