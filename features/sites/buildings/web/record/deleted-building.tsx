import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import type { BuildingRecord } from '../../contract/index.ts';
import { useRestoreBuilding } from './use-restore-building.ts';

type Props = { building: BuildingRecord; deletedAt: string };

/** Stands in place of the page of a building that was deleted. Who reads it may bring it back. */
export const DeletedBuilding = ({ building, deletedAt }: Props) => {
  const t = useText();
  const restore = useRestoreBuilding();
  return (
    <EmptyState
      icon={IconTrash}
      title={t('buildings:deleting.gone', { when: formatDate(deletedAt) })}
      text={t('buildings:deleting.goneText')}
      action={<Button onClick={() => restore(building)}>{t('buildings:deleting.restore')}</Button>}
    />
  );
};
