import { useText } from '#platform/web/i18n/index';
import { StatusChip, type StatusColour } from '#platform/web/ui/index';
import type { Key, KeyStatus } from '../contract/index.ts';

const looks: Record<KeyStatus, [status: string, colour: StatusColour]> = {
  in_office: ['completed', 'green'],
  held: ['active', 'blue'],
  lost: ['lost', 'red'],
  returned: ['closed', 'grey'],
  retired: ['cancelled', 'grey'],
};

/** The status, and whether the key is overdue or its receipt not confirmed. */
export const KeyStatusChip = ({ status, custody }: Pick<Key, 'status' | 'custody'>) => {
  const t = useText();
  const [look, colour] = looks[status];
  if (custody?.overdue && custody.due_on)
    return <StatusChip status="past_due" label={t('keys:status.overdue')} colour="red" />;
  return <StatusChip status={look} label={t(`keys:status.${status}`)} colour={colour} />;
};
