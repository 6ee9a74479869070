import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { TaskStatus } from '../../../contract/index.ts';

export const TaskStatusChip = ({ status }: { status: TaskStatus }) => {
  const t = useText();
  return <StatusChip status={status} label={t(`tasks:status.${status}`)} />;
};
