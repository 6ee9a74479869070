import { useQueryClient } from '@tanstack/react-query';
import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { sharedTaskEndpoints, type Task } from '../../contract/index.ts';
import { taskQuery } from '../task/queries.ts';

const ShareTask = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const close = () => {
    // The history of the task shows that it was shared.
    void client.invalidateQueries({ queryKey: taskQuery(task.id).queryKey });
    onClose();
  };
  return (
    <ShareDialog
      title={`${t('tasks:task.share')}: ${t('tasks:number', { number: task.number })}`}
      query={endpointQuery(sharedTaskEndpoints.getTaskShareLink, { params: { id: task.id } })}
      onClose={close}
    />
  );
};

export default ShareTask;
