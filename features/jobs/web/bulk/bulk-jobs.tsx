import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import type { SelectionState } from '#platform/web/ui/index';
import type { JobListSearch } from './change-jobs.ts';

const [ChangeDialog] = lazyPart(() => import('./change-dialog.tsx'));

/** The rows selected in the list. */
export type Chosen = { selection: SelectionState; search: JobListSearch; total: number };

/** The button above the list for the selected job sites. */
export const BulkJobs = ({ selection, search, total }: Chosen) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('jobs:bulk.change')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <ChangeDialog
            count={selection.all ? total : selection.ids.size}
            chosen={selection.all ? search : [...selection.ids]}
            onDone={() => {
              setAsking(false);
              selection.clear();
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
};
