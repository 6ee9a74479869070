import { IconArchive, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { showReasons } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import { confirmableGaps, type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { cacheJob, readJobsAgain } from '../live.ts';

/** What can be done with a job beside changing its fields. */
export const useJobSteps = (job: Job) => {
  const t = useText();
  const queries = useQueryClient();
  const isAdmin = useFlag('isAdmin');
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<'copy' | 'end' | null>(null);
  const { id, job_number: number, setup_incomplete: gaps } = job;

  const activate = async () => {
    const asks = isAdmin && gaps.length > 0 && gaps.every((gap) => confirmableGaps.includes(gap));
    const question = t('jobs:question.withoutContract', { number });
    if (asks && !(await confirm(question, { agree: t('jobs:step.activate') }))) return;
    setBusy(true);
    try {
      const body = { confirmed: asks };
      cacheJob(queries, await call(jobRecordEndpoints.activateJob, { params: { id }, body }));
      showSuccess(t('jobs:done.activated', { number }));
    } catch (error) {
      showReasons(error);
      readJobsAgain(queries);
    } finally {
      setBusy(false);
    }
  };

  const menu: MenuAction[] = [
    ...(job.can.copy
      ? [{ label: t('jobs:step.copy'), icon: IconCopy, onClick: () => setDialog('copy') }]
      : []),
    ...(job.allowed_transitions.includes('deactivate')
      ? [{ label: t('jobs:step.deactivate'), icon: IconArchive, onClick: () => setDialog('end') }]
      : []),
  ];
  return { menu, activate, busy, dialog, close: () => setDialog(null) };
};
