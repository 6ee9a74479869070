import { Group, Text } from '@mantine/core';
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
import { addressLine, DirectionsLink, hoursLines } from '#features/sites/buildings/web';
import { showJobDrawer } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, StatusChip, usePhone } from '#platform/web/ui/index';
import type { Job, JobWarning } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import {
  actionLogHref,
  inspectHref,
  jobHref,
  newProjectHref,
  newTaskHref,
  nightlyReportHref,
} from '../job-href.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import classes from './job-card.module.css';

/** Client, address and hours, shown under the title. A phone shows only the address here, and the rest among the facts of
 * the site. */
const HeaderFacts = ({ job }: { job: Job }) => {
  const t = useText();
  const phone = usePhone();
  const [first, ...others] = job.buildings;
  const hours = first ? hoursLines(first.business_hours, t('buildings:closed')) : [];
  return (
    <Group gap="2px 20px">
      {job.logo_url && <img className={classes.logo} src={job.logo_url} alt="" width={56} height={32} />}
      {!phone && <span>{job.client.name}</span>}
      {first && (
        <Group
          component="span"
          className={classes.address}
          gap="0 8px"
          align="stretch"
          display="inline-flex"
          miw={0}
        >
          <span>{addressLine(first)}</span>
          <DirectionsLink building={first} />
        </Group>
      )}
      {others.length > 0 && <span>{t('jobs:card.moreBuildings', { count: others.length })}</span>}
      {!phone && hours.length > 0 && (
        <Text span inherit>
          {t('jobs:card.hours')}: {hours.join(', ')}
        </Text>
      )}
    </Group>
  );
};

/** The tab where each warning can be resolved. */
const tabs: Record<JobWarning, string> = { lost_keys: 'keys', overdue_keys: 'keys' };

/** The warnings of the job, each as a link to the tab where it can be resolved. */
const JobWarnings = ({ job }: { job: Job }) => {
  const t = useText();
  return job.warnings.map(({ warning, count }) => (
    <AnchorLink key={warning} to={jobHref(job.id, tabs[warning])}>
      <StatusChip status="past_due" colour="red" label={t(`jobs:warning.${warning}`, { count })} />
    </AnchorLink>
  ));
};

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
