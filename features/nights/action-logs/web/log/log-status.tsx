import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { ActionLogRow } from '../../contract/index.ts';

/** `12` is an id, anything else the key of a device. */
export const refOf = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);

/** The status, and that the log has been final before. */
export const LogStatus = ({
  log: { status, reopened },
}: {
  log: Pick<ActionLogRow, 'status' | 'reopened'>;
}) => {
  const t = useText();
  return (
    <Group component="span" gap={4} align="stretch" display="inline-flex">
      <StatusChip status={status} label={t(`action-logs:status.${status}`)} />
      {reopened && <StatusChip status="reopened" colour="orange" label={t('action-logs:list.reopened')} />}
    </Group>
  );
};
