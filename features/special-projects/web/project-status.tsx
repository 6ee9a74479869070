import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { SpecialProjectRow } from '../contract/index.ts';
import classes from './special-projects.module.css';

type Props = { project: Pick<SpecialProjectRow, 'status' | 'past_due' | 'approved' | 'reopened'> };

/** The status of a project, and what else is to be known at a glance. */
export const ProjectStatusChip = ({ project: { status, past_due, approved, reopened } }: Props) => {
  const t = useText();
  return (
    <span className={classes.chips}>
      <StatusChip status={status} label={t(`special-projects:status.${status}`)} />
      {past_due && <StatusChip status="past_due" label={t('special-projects:badge.past_due')} />}
      {approved && status === 'pending' && (
        <StatusChip status="approved" label={t('special-projects:badge.approved')} />
      )}
      {reopened && (
        <StatusChip status="in_progress" label={t('special-projects:badge.reopened')} colour="grey" />
      )}
    </span>
  );
};
