import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { BuildingRecord } from '../../contract/index.ts';
import { BuildingFacts } from '../building-facts.tsx';

const [EditDialog, preloadEdit] = lazyPart(() => import('../edit/edit-dialog.tsx'));

/** Address, size, hours; those who edit job sites change them in a dialog. */
export const BuildingDetails = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const [edits, setEdits] = useState(false);
  usePreload(preloadEdit, building.can.update);
  return (
    <>
      <BuildingFacts building={building} />
      {building.can.update && (
        <Group mt="sm" data-no-print>
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setEdits(true)}>
            {t('buildings:edit.title')}
          </Button>
        </Group>
      )}
      <Suspense fallback={null}>
        {edits && <EditDialog building={building} onClose={() => setEdits(false)} />}
      </Suspense>
    </>
  );
};
