import { ActionIcon, Text } from '@mantine/core';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import type { Notification } from '../../contract/bell-endpoints.ts';
import classes from './panel.module.css';

type Props = { notification: Notification; onOpen: () => void; onRead: () => void };

export const NotificationRow = ({ notification, onOpen, onRead }: Props) => {
  const t = useText();
  const { title, text, at, link, read_at } = notification;
  const unread = read_at === null;
  const label = t('notifications:bell.read', { title });
  return (
    <li className={classes.row} data-unread={unread}>
      <PlainLink to={link} className={classes.link} onClick={onOpen}>
        <Text span display="block" className={classes.title}>
          {title}
        </Text>
        <Text span display="block" size="sm" c="dimmed" className={classes.facts}>
          {text}
        </Text>
        <Text span display="block" size="sm" c="dimmed">
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        </Text>
      </PlainLink>
      {unread && (
        <ActionIcon
          className={classes.read}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          title={label}
          onClick={onRead}
        >
          <span className={classes.dot} />
        </ActionIcon>
      )}
    </li>
  );
};
