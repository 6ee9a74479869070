import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Chosen } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { BulkAction } from '../../../contract/index.ts';

const [BulkDialog] = lazyPart(() => import('./bulk-dialog.tsx'));

/** What this person may do with several tasks; undefined if nothing. */
export const useBulkActions = (): readonly BulkAction[] | undefined => {
  const mayUpdate = useFlag('tasks.canUpdateTask');
  const mayTransition = useFlag('tasks.canEditTransaction');
  const actions: BulkAction[] = [
    ...(mayUpdate ? (['assign', 'due'] as const) : []),
    ...(mayTransition ? (['close', 'cancel'] as const) : []),
  ];
  return actions.length > 0 ? actions : undefined;
};

/** Buttons above the list for the selected tasks. */
export const BulkActions = ({
  actions,
  selection,
  count,
  ids,
}: Chosen & { actions: readonly BulkAction[] }) => {
  const t = useText();
  const [asking, setAsking] = useState<BulkAction | null>(null);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant="default"
          color={action === 'cancel' ? 'error' : undefined}
          onClick={() => setAsking(action)}
        >
          {t(`tasks:bulk.${action}`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {asking && (
          <BulkDialog
            action={asking}
            count={count}
            ids={ids}
            onDone={(left) => {
              setAsking(null);
              selection.keep(left);
            }}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  );
};
