import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { confirmableGaps, type Job, type SetupGap } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import { jobHref } from '../job-href.ts';
import classes from './setup.module.css';

/** The address where a gap can be filled; undefined when the person may not open it. An anchor if it is on this page. */
const useGapHref = (job: Job): ((gap: SetupGap) => string | undefined) => {
  const mayOpenRecord = useMayOpen(paths.record);
  const mayOpenBuilding = useMayOpen('/admin/building/$buildingId');
  const mayOpenClient = useMayOpen('/admin/clients/edit/$clientId');
  const mayOpenAssignments = useMayOpen('/admin/job-assignments');
  const record = jobRecordHref(job.id);
  const isHere = useLocation().pathname === record;
  const onRecord = (anchor: string) =>
    mayOpenRecord && job.can.update ? (isHere ? `#${anchor}` : record) : undefined;
  const [unplaced] = job.buildings.filter(({ area_id, address }) => area_id === null || address === '');
  return (gap) => {
    switch (gap) {
      case 'client_inactive':
        return mayOpenClient ? `/admin/clients/edit/${job.client.id}` : onRecord('general');
      case 'address':
      case 'area':
        return unplaced && mayOpenBuilding ? `/admin/building/${unplaced.id}` : onRecord('buildings');
      case 'service':
        return onRecord('services');
      case 'area_manager':
        return mayOpenAssignments ? '/admin/job-assignments' : undefined;
      case 'base_contract':
        return jobHref(job.id, 'contracts');
      default:
        return onRecord('general');
    }
  };
};

/** The gaps of the job, each as a link to the page where it can be filled, for people who may open that page. */
export const SetupGaps = ({ job }: { job: Job }) => {
  const t = useText();
  const hrefOf = useGapHref(job);
  const isAdmin = useFlag('isAdmin');
  const { setup_incomplete: gaps, status } = job;
  if (gaps.length === 0) return null;
  return (
    <Alert
      variant="outline"
      color="warning"
      mb="md"
      bg="var(--mantine-color-body)"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('jobs:setup.title', { count: gaps.length })}
      role="note"
    >
      <ul className={classes.missing}>
        {gaps.map((gap) => {
          const words = t(`jobs:setup.${gap}`);
          const href = hrefOf(gap);
          const confirmable = isAdmin && status !== 'active' && confirmableGaps.includes(gap);
          return (
            <li key={gap}>
              {href === undefined ? (
                words
              ) : href.startsWith('#') ? (
                <Anchor href={href}>{words}</Anchor>
              ) : (
                <AnchorLink to={href}>{words}</AnchorLink>
              )}
              {confirmable && ` ${t('jobs:setup.confirmable')}`}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
};
