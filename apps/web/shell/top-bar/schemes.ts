import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** `auto` follows the operating system. */
export const schemes = [
  { scheme: 'auto', icon: IconDeviceDesktop, label: 'app:scheme.auto' },
  { scheme: 'light', icon: IconSun, label: 'app:scheme.light' },
  { scheme: 'dark', icon: IconMoon, label: 'app:scheme.dark' },
] as const;
