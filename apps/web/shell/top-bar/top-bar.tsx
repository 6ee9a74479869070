import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { NotificationBell } from '#features/sites/notifications/web';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';
import { AtHand } from '../at-hand/at-hand.tsx';
import { Connectivity } from '../connectivity/connectivity.tsx';
import { JobSearch } from '../job-search/job-search.tsx';
import { drawerNavStore } from '../nav/nav-state.ts';
import { OutboxChip } from '../outbox/outbox-chip.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import classes from './top-bar.module.css';

export const TopBar = ({ mobile }: { mobile: boolean }) => {
  const t = useText();
  const { user, flags } = useSession();
  const phone = usePhone();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  return (
    <div className={classes.bar}>
      {mobile && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('app:nav.open')}
          onClick={() => drawerNavStore.set(true)}
        >
          <IconMenu2 size={22} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.search}>
        {phone && page?.findsSites ? (
          <span className={classes.title} aria-hidden>
            {t(page.title)}
          </span>
        ) : (
          user.license !== 'viewer' && flags.has('hasAccessWorld') && <JobSearch />
        )}
      </div>
      <div className={classes.right}>
        <OutboxChip />
        <AtHand>
          <Connectivity />
        </AtHand>
        {!phone && <LocaleSwitch />}
        <NotificationBell />
        <SettingsMenu />
      </div>
    </div>
  );
};
