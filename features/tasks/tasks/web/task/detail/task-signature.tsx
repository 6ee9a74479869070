import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { SignatureFigure } from './signature-figure.tsx';

export const TaskSignature = ({ task }: { task: Task }) => {
  const t = useText();
  if (!task.signature) return null;
  return (
    <RecordSection id="task-signature" title={t('tasks:signature.title')}>
      <SignatureFigure signature={task.signature} zone={task.building.time_zone} />
    </RecordSection>
  );
};
