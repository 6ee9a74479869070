import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { InspectionRow } from '../../contract/index.ts';

type Props = { inspection: Pick<InspectionRow, 'status' | 'reopened'> };

/** The status, and that it has been final before. */
export const InspectionStatusChip = ({ inspection: { status, reopened } }: Props) => {
  const t = useText();
  return (
    <Group component="span" gap={4} align="stretch" display="inline-flex">
      <StatusChip status={status} label={t(`inspections:status.${status}`)} />
      {reopened && <StatusChip status="reopened" colour="orange" label={t('inspections:list.reopened')} />}
    </Group>
  );
};
