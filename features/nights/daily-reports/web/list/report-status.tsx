import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { ReportRow } from '../../contract/index.ts';

/** The status, and that it has been final before. */
export const ReportStatusChip = ({ report }: { report: Pick<ReportRow, 'status' | 'reopened'> }) => {
  const t = useText();
  return (
    <Group component="span" gap={4} align="stretch" display="inline-flex">
      <StatusChip status={report.status} label={t(`daily-reports:status.${report.status}`)} />
      {report.reopened && (
        <StatusChip status="reopened" colour="orange" label={t('daily-reports:list.reopened')} />
      )}
    </Group>
  );
};
