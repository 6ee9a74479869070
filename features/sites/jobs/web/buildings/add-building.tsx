import { IconLink, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useMayOpen } from '#platform/web/routing/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { newBuildingHref, paths } from '../addresses.ts';

const [LinkDialog] = lazyPart(() => import('./link-dialog.tsx'));

/** Gives a job one more building: a new one, or one that is known. */
export const AddBuilding = ({ job }: { job: Job }) => {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const mayCreate = useMayOpen(paths.newBuilding);
  if (!job.can.update) return null;
  return (
    <div data-no-print>
      <ActionMenu
        label={t('jobs:buildings.add')}
        icon={IconPlus}
        text={t('jobs:buildings.add')}
        side="start"
        actions={[
          ...(mayCreate
            ? [{ label: t('jobs:buildings.new'), icon: IconPlus, to: newBuildingHref(job.id) }]
            : []),
          { label: t('jobs:buildings.link'), icon: IconLink, onClick: () => setLinking(true) },
        ]}
      />
      <Suspense fallback={null}>
        {linking && <LinkDialog job={job} onClose={() => setLinking(false)} />}
      </Suspense>
    </div>
  );
};
