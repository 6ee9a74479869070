import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Job } from '../../contract/index.ts';

const [ServiceDialog, preloadDialog] = lazyPart(() => import('./service-dialog.tsx'));

/** Shown to people who may change the job. */
export const AddService = ({ job }: { job: Job }) => {
  const t = useText();
  const [adding, setAdding] = useState(false);
  usePreload(preloadDialog, job.can.update);
  if (!job.can.update) return null;
  return (
    <div data-no-print>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('jobs:services.add')}
      </Button>
      <Suspense>{adding && <ServiceDialog job={job} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
};
