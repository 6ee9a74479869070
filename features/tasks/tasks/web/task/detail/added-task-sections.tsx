import { Suspense } from 'react';
import { partComponent, shownTo, taskSectionStore } from '#platform/web/feature/index';
import { useSession } from '#platform/web/session/index';
import type { Task } from '../../../contract/index.ts';

/** What another feature knows of the record that a task comes from, for people who may see it. */
export const AddedTaskSections = ({ task: { id, source, related_type_id } }: { task: Task }) => {
  const { flags } = useSession();
  const sections = taskSectionStore.use();
  if (related_type_id === null) return null;
  return sections
    .filter((section) => section.source === source)
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content taskId={id} recordId={related_type_id} />
        </Suspense>
      );
    });
};
