import { ActionIcon } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuAction } from './menu-action.ts';

const OpenMenu = lazy(() => import('./open-menu.tsx'));

export type ActionMenuProps = {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  actions: readonly MenuAction[];
  /** Above the actions. */
  head?: ReactNode;
  variant?: 'default' | 'subtle';
  size?: number;
  width?: number;
};

/** A button with a menu, whose code comes with the first click. */
export const ActionMenu = ({
  label,
  icon: Icon,
  variant = 'default',
  size = 36,
  ...menu
}: ActionMenuProps) => {
  const [used, setUsed] = useState(false);
  const button = (
    <ActionIcon
      variant={variant}
      color="gray"
      size={size}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      <Icon size={size > 36 ? 20 : 18} stroke={1.7} />
    </ActionIcon>
  );
  return used ? (
    <Suspense fallback={button}>
      <OpenMenu button={button} {...menu} />
    </Suspense>
  ) : (
    button
  );
};
