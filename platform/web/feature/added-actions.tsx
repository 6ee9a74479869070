import { Suspense } from 'react';
import { useSession } from '../session/use-session.ts';
import { partComponent } from './job-parts.ts';
import { listActionStore } from './list-actions.ts';
import { shownTo } from './shown-to.ts';

/** The buttons that other features add to the head of this list, for people who may use them. */
export const AddedActions = ({ list }: { list: string }) => {
  const { flags } = useSession();
  return listActionStore
    .use()
    .filter((action) => action.list === list)
    .filter(shownTo(flags))
    .map((action) => {
      const Content = partComponent(action);
      return (
        <Suspense key={action.id} fallback={null}>
          <Content />
        </Suspense>
      );
    });
};
