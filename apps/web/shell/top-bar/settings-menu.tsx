import { Group, Text, useMantineColorScheme } from '@mantine/core';
import {
  IconBuilding,
  IconDeviceDesktop,
  IconForms,
  IconKeyboard,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconPlug,
  IconSettings,
  IconSettings2,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { call, chooseOrganization, enterOrganization, isApiError } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { countDrafts, flushDrafts } from '#platform/web/forms/drafts';
import { currentLocale, type Translate, text, useText } from '#platform/web/i18n/index';
import { type SessionUser, useSession } from '#platform/web/session/index';
import { ActionMenu, type MenuAction, UserAvatar, usePhone } from '#platform/web/ui/index';
import { sessionStore } from '../../session/session-store.ts';
import { shows } from '../open-pages.ts';
import { shortcutHelpStore } from '../shortcuts/shortcut-help-store.ts';
import { localeNames, switchLocale } from './switch-locale.ts';
import classes from './top-bar.module.css';

const countUnsent = async (person: number): Promise<number> => {
  try {
    const { countWrites } = await import('../outbox/count-writes.ts');
    return await countWrites(person);
  } catch {
    // Without a connection signing out fails anyway.
    return 0;
  }
};

/** A 401 counts as success: the session had already ended. */
const signOut = async (): Promise<void> => {
  const person = sessionStore.get()?.user.id ?? 0;
  await flushDrafts();
  const unsent = await countUnsent(person);
  if (unsent > 0) {
    const answer = await confirm(text('app:outbox.signOut', { count: unsent }), {
      agree: text('app:outbox.signOutAnyway'),
      disagree: text('app:outbox.stay'),
    });
    if (answer === 0) return;
  }
  const drafts = await countDrafts(person).catch(() => 0);
  if (drafts > 0) {
    const answer = await confirm(text('app:shell.draftsLeft', { count: drafts }), {
      agree: text('app:settingsMenu.logout'),
    });
    if (answer === 0) return;
  }
  try {
    await call(sessionEndpoints.logout, { body: {} }, { anonymous: true });
  } catch (error) {
    // Another person has signed in from another tab: go on with their session, and leave the choices stored on the
    // device to them.
    if (isApiError(error, 'other_user')) return location.assign('/');
    if (!isApiError(error) || error.status !== 401) {
      showProblem(error);
      return;
    }
  }
  chooseOrganization(undefined);
  location.assign('/login');
};

const settingsLinks = [
  { label: 'app:settingsMenu.profile', icon: IconUser, flag: null, page: '/profile' },
  { label: 'app:settingsMenu.settings', icon: IconSettings2, flag: 'isAdmin', page: '/admin' },
  { label: 'app:settingsMenu.integrations', icon: IconPlug, flag: 'isAdmin', page: '/admin/integrations' },
  { label: 'app:settingsMenu.forms', icon: IconForms, flag: 'hasAccessForms', page: '/forms' },
  { label: 'app:settingsMenu.support', icon: IconLifebuoy, flag: null, page: '/support' },
] as const;

/** `auto` follows the operating system. */
const schemes = [
  { scheme: 'auto', icon: IconDeviceDesktop, label: 'app:scheme.auto' },
  { scheme: 'light', icon: IconSun, label: 'app:scheme.light' },
  { scheme: 'dark', icon: IconMoon, label: 'app:scheme.dark' },
] as const;

const organizations = (user: SessionUser, t: Translate): MenuAction[] =>
  user.organizations.length < 2
    ? []
    : user.organizations.map(({ id, name }, at) => ({
        label: name,
        icon: IconBuilding,
        radio: true,
        checked: id === user.default_organization.id,
        onClick: () => id !== user.default_organization.id && enterOrganization(id),
        ...(at === 0 && { section: t('app:settingsMenu.organizations') }),
      }));

const languages = (t: Translate): MenuAction[] =>
  (['en', 'es'] as const).map((locale, at) => ({
    label: localeNames[locale],
    icon: IconLanguage,
    radio: true,
    checked: locale === currentLocale(),
    onClick: () => void switchLocale(locale),
    ...(at === 0 && { section: t('app:locale.title') }),
  }));

export const SettingsMenu = () => {
  const t = useText();
  const session = useSession();
  const { user } = session;
  const phone = usePhone();
  // To stop transitions for a moment, Mantine would add a style element, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const actions: MenuAction[] = [
    ...settingsLinks
      .filter((link) => shows(session, link))
      .map(({ label, icon, page }, at) => ({
        label: t(label),
        icon,
        to: page,
        ...(at === 0 && { section: '' }),
      })),
    ...organizations(user, t),
    // A wider screen has a button of its own for it.
    ...(phone ? languages(t) : []),
    ...schemes.map(({ scheme, icon, label }, at) => ({
      label: t(label),
      icon,
      radio: true,
      checked: scheme === colorScheme,
      keepOpen: true,
      onClick: () => setColorScheme(scheme),
      ...(at === 0 && { section: t('app:scheme.label') }),
    })),
    {
      label: t('app:shortcuts.title'),
      icon: IconKeyboard,
      section: '',
      onClick: () => shortcutHelpStore.set(true),
    },
    { label: t('app:settingsMenu.logout'), icon: IconLogout, section: '', onClick: () => void signOut() },
  ];
  const head = (
    <Group gap="xs" wrap="nowrap" p={8}>
      <UserAvatar name={user.name} photoId={user.profile_photo_id} size={36} decorative />
      <div className={classes.person}>
        <Text fw={600} truncate>
          {user.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {user.email ?? user.employee_code}
        </Text>
      </div>
    </Group>
  );
  return (
    <ActionMenu
      label={t('app:settingsMenu.label')}
      icon={IconSettings}
      variant="subtle"
      size={40}
      width={260}
      head={head}
      actions={actions}
    />
  );
};
