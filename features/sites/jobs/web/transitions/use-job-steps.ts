import { IconArchive, IconCopy, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showReasons } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { confirmableGaps, type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { cacheJob, readJobsAgain } from '../live.ts';

/** What can be done with a job beside changing its fields. */
export const useJobSteps = (job: Job) => {
  const t = useText();
  const queries = useQueryClient();
  const isAdmin = useFlag('isAdmin');
  const [dialog, setDialog] = useState<'copy' | 'end' | null>(null);
  const { id, job_number: number, setup_incomplete: gaps } = job;
  const asks = isAdmin && gaps.length > 0 && gaps.every((gap) => confirmableGaps.includes(gap));

  const { actions, busy } = useTransitions(job.allowed_transitions, {
    steps: {
      activate: {
        icon: IconPlayerPlay,
        send: () => call(jobRecordEndpoints.activateJob, { params: { id }, body: { confirmed: asks } }),
      },
      deactivate: { icon: IconArchive, open: () => setDialog('end') },
    },
    word: (step) => t(`jobs:step.${step}`),
    question: () => (asks ? t('jobs:question.activate', { number }) : undefined),
    done: (step) => t(`jobs:done.${step}`, { number }),
    onDone: (saved) => cacheJob(queries, saved),
    onRefused: (error) => {
      showReasons(error);
      readJobsAgain(queries);
    },
  });

  const deactivate = actions.get('deactivate');
  const menu: MenuAction[] = [
    ...(job.can.copy
      ? [{ label: t('jobs:step.copy'), icon: IconCopy, onClick: () => setDialog('copy') }]
      : []),
    ...(deactivate ? [deactivate] : []),
  ];
  return { menu, activate: actions.get('activate'), busy, dialog, close: () => setDialog(null) };
};
