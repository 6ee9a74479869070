import type { JobStatus } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';

export const JobStatusChip = ({ status }: { status: JobStatus }) => {
  const t = useText();
  return <StatusChip status={status} label={t(`jobs:status.${status}`)} />;
};
