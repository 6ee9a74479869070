import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { JobStatus } from '../contract/index.ts';

export const JobStatusChip = ({ status }: { status: JobStatus }) => {
  const t = useText();
  return <StatusChip status={status} label={t(`jobs:status.${status}`)} />;
};
