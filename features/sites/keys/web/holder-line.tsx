import { Group } from '@mantine/core';
import { formatDate, useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import type { Key } from '../contract/index.ts';
import classes from './keys.module.css';

/** Who holds the key, since when and until when; `own` leaves out the name. For a lost key, since when and who held it. */
export const HolderLine = ({
  custody,
  lost,
  own = false,
}: Pick<Key, 'custody' | 'lost'> & { own?: boolean }) => {
  const t = useText();
  if (lost) {
    const date = formatDate(lost.on);
    const words = lost.by ? t('keys:lostBy', { date, name: lost.by.name }) : t('keys:lostOn', { date });
    return <span className={classes.quiet}>{lost.note ? `${words}: ${lost.note}` : words}</span>;
  }
  if (!custody) return null;
  const { user, from_at, due_on, overdue, acknowledged_at } = custody;
  const dates = [
    t('keys:since', { date: formatDate(from_at) }),
    ...(user.active ? [] : [t('keys:inactivePerson')]),
    ...(acknowledged_at === null ? [t('keys:notConfirmed')] : []),
  ].join(' · ');
  const due = due_on && t(overdue ? 'keys:pastDue' : 'keys:dueBack', { date: formatDate(due_on) });
  const words = (
    <span>
      {!own && <span data-breaks>{user.name}</span>}
      <span className={classes.quiet}>{dates}</span>
      {due && (
        <span className={classes.quiet} data-alarm={overdue}>
          {due}
        </span>
      )}
    </span>
  );
  if (own) return words;
  return (
    <Group component="span" gap="xs" align="flex-start" wrap="nowrap" miw={0}>
      <UserAvatar name={user.name} photoId={user.profile_photo_id} size={24} decorative />
      {words}
    </Group>
  );
};
