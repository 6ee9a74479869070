import { Group, Text, useMantineColorScheme } from '@mantine/core';
import { IconBuilding, IconKeyboard, IconLanguage, IconLogout, IconSettings } from '@tabler/icons-react';
import { enterOrganization } from '#platform/web/api/index';
import { currentLocale, type Say, useText } from '#platform/web/i18n/index';
import { type SessionUser, useSession } from '#platform/web/session/index';
import { ActionMenu, type MenuAction, UserAvatar, usePhone } from '#platform/web/ui/index';
import { shows } from '../open-pages.ts';
import { shortcutHelpStore } from '../shortcuts/shortcut-help-store.ts';
import { signOut } from '../sign-out.ts';
import { schemes } from './schemes.ts';
import { settingsLinks } from './settings-links.ts';
import { localeNames, switchLocale } from './switch-locale.ts';
import classes from './top-bar.module.css';

const organizations = (user: SessionUser, t: Say): MenuAction[] =>
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

const languages = (t: Say): MenuAction[] =>
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
