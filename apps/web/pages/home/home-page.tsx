import { Title } from '@mantine/core';
import { IconPlus, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { partOfDay } from '#platform/contract/part-of-day';
import { capitalized, defaultZone, formatDay, todayIn, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { CardsSkeleton, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { navEntries } from '../../shell/nav/nav-entries.ts';
import { createPages, shows } from '../../shell/open-pages.ts';
import classes from '../link-card.module.css';
import { LinkCard } from '../link-card.tsx';
import { HomeTiles } from './home-tiles.tsx';

export { prefetchTiles as prefetch } from './home-tiles.tsx';

const HomePage = () => {
  const t = useText();
  const session = useSession();
  const creations = createPages(session);
  const profile = {
    label: 'app:settingsMenu.profile',
    icon: IconUser,
    flag: null,
    page: '/profile',
    to: '/profile',
  } as const;
  const places = [...navEntries.slice(1), profile].filter(
    (entry) => entry.page !== '' && shows(session, entry),
  );
  return (
    <>
      <PageHeader
        title={t(`session:greeting.${partOfDay(new Date(), defaultZone())}`, {
          // Support has no first name where it is no member.
          name: session.user.first_name || session.user.name,
        })}
        subtitle={capitalized(formatDay(todayIn()))}
        menu={usePrintAction()}
      />
      <Suspense fallback={<CardsSkeleton cards={4} />}>
        <HomeTiles />
        {creations.length > 0 && (
          <section className={classes.section} data-no-print>
            <Title order={2}>{t('app:home.create')}</Title>
            <ul className={classes.cards}>
              {creations.map((page) => (
                <li key={page.path}>
                  <LinkCard to={page.path} label={t(page.title)} icon={IconPlus} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={classes.section} data-no-print>
          <Title order={2}>{t('app:home.places')}</Title>
          <ul className={classes.cards}>
            {places.map(({ to, label, icon }) => (
              <li key={to}>
                <LinkCard to={to} label={t(label)} icon={icon} />
              </li>
            ))}
          </ul>
        </section>
      </Suspense>
    </>
  );
};

export default HomePage;
