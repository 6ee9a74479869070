import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { liveConnectedStore } from '#platform/web/store/index';
import { Dropdown } from '#platform/web/ui/index';
import classes from './bell.module.css';
import { askAgain, unreadQuery } from './unread-query.ts';
import { bellWords, unreadShown } from './unread-words.ts';

const [NotificationPanel, preload] = lazyPart(() => import('./notification-panel.tsx'));

/** Shows the number of unread notifications. The list is loaded when it is first opened. */
export const NotificationBell = () => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const live = liveConnectedStore.use();
  const { data } = useQuery({
    ...unreadQuery,
    refetchInterval: live ? false : askAgain,
    meta: { quiet: true },
  });
  const unread = data?.unread ?? 0;
  const label = bellWords(unread, t);
  return (
    <Dropdown open={open} close={() => setOpen(false)}>
      <ActionIcon
        ref={button}
        className={classes.bell}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={label}
        title={label}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={20} stroke={1.7} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unreadShown(unread)}
          </span>
        )}
      </ActionIcon>
      {open && (
        <Suspense fallback={null}>
          <NotificationPanel
            close={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Dropdown>
  );
};
