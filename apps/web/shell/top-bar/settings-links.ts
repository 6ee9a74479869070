import { IconForms, IconLifebuoy, IconPlug, IconSettings2, IconUser } from '@tabler/icons-react';

export const settingsLinks = [
  { label: 'app:settingsMenu.profile', icon: IconUser, flag: null, page: '/profile' },
  { label: 'app:settingsMenu.settings', icon: IconSettings2, flag: 'isAdmin', page: '/admin' },
  { label: 'app:settingsMenu.integrations', icon: IconPlug, flag: 'isAdmin', page: '/admin/integrations' },
  { label: 'app:settingsMenu.forms', icon: IconForms, flag: 'hasAccessForms', page: '/forms' },
  { label: 'app:settingsMenu.support', icon: IconLifebuoy, flag: null, page: '/support' },
] as const;
