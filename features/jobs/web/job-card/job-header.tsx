import {
  IconClipboardCheck,
  IconLayoutSidebarRightExpand,
  IconMap2,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import type { Job } from '#features/jobs/contract';
import { showJobDrawer } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader } from '#platform/web/ui/index';
import { jobRecordHref, paths } from '../addresses.ts';
import { inspectHref, newTaskHref } from '../job-href.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { HeaderFacts } from './header-facts.tsx';
import { JobWarnings } from './job-warnings.tsx';

export const JobHeader = ({ job }: { job: Job }) => {
  const t = useText();
  const mayAdd = useFlag('tasks.canAddTask') && job.status === 'active';
  const mayInspect = useFlag('inspections.canEdit') && job.status === 'active';
  const mayManage = useMayOpen(paths.record) && job.can.update;
  const title = `${job.job_number} – ${job.job_name}`;
  return (
    <PageHeader
      title={title}
      chip={
        <>
          <JobStatusChip status={job.status} />
          <JobWarnings job={job} />
        </>
      }
      facts={<HeaderFacts job={job} />}
      breadcrumbs={[{ title: t('jobs:card.crumb'), to: '/map' }, title]}
      action={
        mayAdd && (
          <ButtonLink to={newTaskHref(job.id)} leftSection={<IconPlus size={16} aria-hidden />}>
            {t('jobs:actions.newTask')}
          </ButtonLink>
        )
      }
      menu={[
        ...(mayInspect
          ? [{ label: t('jobs:actions.inspect'), icon: IconClipboardCheck, to: inspectHref(job.id) }]
          : []),
        {
          label: t('jobs:actions.details'),
          icon: IconLayoutSidebarRightExpand,
          onClick: () => showJobDrawer({ jobId: job.id, panel: 'services' }),
        },
        { label: t('jobs:actions.showOnMap'), icon: IconMap2, to: `/map/${job.id}` },
        ...(mayManage
          ? [{ label: t('jobs:actions.edit'), icon: IconPencil, to: jobRecordHref(job.id) }]
          : []),
      ]}
    />
  );
};
