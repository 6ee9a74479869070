import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import { endedStatuses, type SpecialProjectRow } from '../contract/index.ts';

type Marks = Pick<SpecialProjectRow, 'past_due' | 'expired' | 'approved' | 'reopened'>;

/** Marks that the reader is not told are left out. */
type Props = { project: Pick<SpecialProjectRow, 'status'> & Partial<Marks> };

/** The status of a project, and what else is to be known at a glance. */
export const ProjectStatusChip = ({ project: { status, past_due, expired, approved, reopened } }: Props) => {
  const t = useText();
  const hasEnded = (endedStatuses as readonly string[]).includes(status);
  return (
    <Group component="span" gap={4} align="stretch" display="inline-flex">
      <StatusChip status={status} label={t(`special-projects:status.${status}`)} />
      {past_due && <StatusChip status="past_due" label={t('special-projects:badge.past_due')} />}
      {expired && <StatusChip status="expired" label={t('special-projects:badge.expired')} />}
      {approved && !hasEnded && <StatusChip status="approved" label={t('special-projects:badge.approved')} />}
      {reopened && (
        <StatusChip status="in_progress" label={t('special-projects:badge.reopened')} colour="grey" />
      )}
    </Group>
  );
};
