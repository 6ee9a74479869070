import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import {
  type ManyPeople,
  type PeopleAction,
  partComponent,
  peopleActionStore,
} from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import type { Chosen } from './chosen.ts';
import { InviteMany } from './invite-many.tsx';
import { matchingIds } from './matching-ids.ts';

/** What this person may do with several people. */
export const usePeopleActions = (): readonly PeopleAction[] => {
  const { flags } = useSession();
  return peopleActionStore
    .use()
    .filter(({ flags: any, needs }) => any.some((flag) => flags.has(flag)) && (!needs || flags.has(needs)));
};

type Props = Chosen & { actions: readonly PeopleAction[]; mayInvite: boolean };

/** Buttons above the list for the selected people. */
export const BulkPeople = ({ actions, mayInvite, ...chosen }: Props) => {
  const t = useText();
  const [open, setOpen] = useState<PeopleAction | null>(null);
  const { selection, search, total } = chosen;
  const AskingDialog = open && partComponent<ManyPeople>(open);
  // Deleted people can only be restored one by one.
  if (search.deleted) return null;
  return (
    <>
      {actions.map((action) => (
        <Button key={action.id} variant="default" onClick={() => setOpen(action)}>
          {t(action.title)}
        </Button>
      ))}
      {mayInvite && <InviteMany {...chosen} />}
      <Suspense fallback={null}>
        {AskingDialog && (
          <AskingDialog
            count={selection.all ? total : selection.ids.size}
            ids={async () => (selection.all ? matchingIds(search) : [...selection.ids])}
            onDone={(left) => {
              setOpen(null);
              selection.keep(left);
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
};
