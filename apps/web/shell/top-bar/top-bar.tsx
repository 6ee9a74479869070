import { ActionIcon, Button } from '@mantine/core';
import { IconLanguage, IconMenu2 } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { NotificationBell } from '#features/sites/notifications/web';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';
import { Connectivity } from '../connectivity/connectivity.tsx';
import { JobSearch } from '../job-search/job-search.tsx';
import { drawerNavStore } from '../nav/nav-state.ts';
import { OfflineReady } from '../offline-ready/offline-ready.tsx';
import { settlingTime } from '../settling-time.ts';
import { SettingsMenu } from './settings-menu.tsx';
import { localeNames, switchLocale } from './switch-locale.ts';
import classes from './top-bar.module.css';

/** There are two languages: the button switches to the other one and is written in that language. */
const LocaleSwitch = () => {
  const t = useText();
  const other = currentLocale() === 'en' ? 'es' : 'en';
  return (
    <Button
      variant="subtle"
      color="gray"
      px={8}
      leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden />}
      title={t('app:locale.label')}
      lang={other}
      aria-label={`${other.toUpperCase()} – ${localeNames[other]}`}
      classNames={{ section: classes.localeIcon }}
      onClick={() => void switchLocale(other)}
    >
      {localeNames[other]}
    </Button>
  );
};

const [UnsentChip] = lazyPart(() => import('../outbox/unsent-chip.tsx'));

/** The outbox is sent and counted after the page is shown, because its code is not part of the first load. */
const OutboxChip = () => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), settlingTime);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <UnsentChip />
    </Suspense>
  ) : null;
};

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
        <OfflineReady>
          <Connectivity />
        </OfflineReady>
        {!phone && <LocaleSwitch />}
        <NotificationBell />
        <SettingsMenu />
      </div>
    </div>
  );
};
