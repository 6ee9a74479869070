import {
  IconClipboardCheck,
  IconClipboardText,
  IconLayoutSidebarRightExpand,
  IconMap2,
  IconMoonStars,
  IconPencil,
  IconPlus,
  IconSparkles,
} from '@tabler/icons-react';
import { showJobDrawer } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import { actionLogHref, inspectHref, newProjectHref, newTaskHref, nightlyReportHref } from '../job-href.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { HeaderFacts } from './header-facts.tsx';
import { JobWarnings } from './job-warnings.tsx';

export const JobHeader = ({ job }: { job: Job }) => {
  const t = useText();
  const isActive = job.status === 'active';
  const mayAdd = useFlag('tasks.canAddTask') && isActive;
  const starts = [
    {
      may: useFlag('inspections.canEdit'),
      label: t('jobs:actions.inspect'),
      icon: IconClipboardCheck,
      to: inspectHref,
    },
    {
      may: useFlag('reports.canEdit'),
      label: t('jobs:actions.report'),
      icon: IconMoonStars,
      to: nightlyReportHref,
    },
    {
      may: useFlag('actionLogs.canEdit'),
      label: t('jobs:actions.log'),
      icon: IconClipboardText,
      to: actionLogHref,
    },
    {
      may: useFlag('specialProjects.canCreate'),
      label: t('jobs:actions.project'),
      icon: IconSparkles,
      to: newProjectHref,
    },
  ].filter(({ may }) => may && isActive);
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
        ...starts.map(({ label, icon, to }) => ({ label, icon, to: to(job.id) })),
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
