import { BulkButtons } from '#platform/web/bulk/index';
import type { BulkAction } from '#platform/web/feature/index';
import type { Chosen, SearchOfList } from '#platform/web/list/index';
import type { peopleList } from '../list/people-list.ts';
import { InviteMany } from './invite-many.tsx';

type Props = Chosen<SearchOfList<typeof peopleList>> & { actions: readonly BulkAction[]; mayInvite: boolean };

/** Buttons above the list for the selected people. */
export const BulkPeople = ({ actions, mayInvite, ...chosen }: Props) => {
  // Deleted people can only be restored one by one.
  if (chosen.search.deleted) return null;
  return (
    <>
      <BulkButtons {...chosen} actions={actions} />
      {mayInvite && <InviteMany {...chosen} />}
    </>
  );
};
