import { IconLinkOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, useAction } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { cacheJob, readJobsAgain } from '../live.ts';

/** Takes a building from the job, and offers to undo that. */
export const useUnlink = (job: Job): ((building: { id: number; name: string }) => MenuAction[]) => {
  const t = useText();
  const queries = useQueryClient();
  const params = { id: job.id };
  const add = useAction(jobRecordEndpoints.addJobBuilding, {
    onSuccess: (saved) => cacheJob(queries, saved),
  });
  const remove = useAction(jobRecordEndpoints.removeJobBuilding, { quiet: true });
  const unlink = ({ id, name }: { id: number; name: string }) =>
    remove.mutate(
      { params: { ...params, buildingId: id } },
      {
        onSuccess: (saved) => {
          cacheJob(queries, saved);
          showSuccess(t('jobs:buildings.unlinked', { name, number: job.job_number }), {
            label: t('platform:actions.undo'),
            run: () => add.mutate({ params, body: { building_id: id } }),
          });
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? Object.values(error.fields).flat() : [];
          if (reasons.length > 0) showAlert({ text: reasons.join('\n'), colour: 'red' });
          else showProblem(error);
          readJobsAgain(queries);
        },
      },
    );
  return (building) =>
    job.can.update && job.buildings.length > 1
      ? [
          {
            label: t('jobs:buildings.unlink'),
            icon: IconLinkOff,
            onClick: () => !remove.isPending && unlink(building),
          },
        ]
      : [];
};
