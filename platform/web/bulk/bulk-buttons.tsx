import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { type BulkAction, type ManyRecords, partComponent } from '../feature/index.ts';
import { useText } from '../i18n/index.ts';
import type { Chosen } from '../list/chosen.ts';
import { useSession } from '../session/index.ts';

/** Which of the actions the person may take, in their order. */
export const useMayTake = (actions: readonly BulkAction[]): readonly BulkAction[] => {
  const { flags } = useSession();
  return actions
    .filter(({ flags: any, needs }) => any.some((flag) => flags.has(flag)) && (!needs || flags.has(needs)))
    .toSorted((a, b) => a.order - b.order);
};

type Props = Chosen & { actions: readonly BulkAction[] };

/** Buttons above a list for its selected rows; each opens its dialog. */
export const BulkButtons = ({ actions, selection, count, ids }: Props) => {
  const t = useText();
  const [open, setOpen] = useState<BulkAction | null>(null);
  const ActionDialog = open && partComponent<ManyRecords>(open);
  return (
    <>
      {actions.map((action) => (
        <Button key={action.id} variant="default" onClick={() => setOpen(action)}>
          {t(action.title)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {ActionDialog && (
          <ActionDialog
            count={count}
            ids={ids}
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
