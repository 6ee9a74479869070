import { Button } from '@mantine/core';
import { IconHandGrab } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Chosen } from '#platform/web/list/index';
import { HandOverDialog } from '../dialogs.ts';

/** Hands over the selected rows of the list. */
export const HandOverMany = ({ selection, count, ids }: Chosen) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHandGrab size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('keys:step.hand_over')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <HandOverDialog
            count={count}
            ids={ids}
            onClose={() => setAsking(false)}
            onDone={(left) => {
              setAsking(false);
              selection.keep(left);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
