import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { usePreload } from '../../routing/use-preload.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';
import type { MenuAction } from './menu-action.ts';

const [OpenMenu, preloadMenu] = lazyPart(() => import('./open-menu.tsx'));

export { preloadMenu };

export type ActionMenuProps = {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  actions: readonly MenuAction[];
  /** Shown above the actions. */
  head?: ReactNode;
  variant?: 'default' | 'subtle';
  size?: number;
  width?: number;
  /** Label of the button; without it only the icon is shown. */
  text?: ReactNode;
  /** The edge that menu and button share. */
  side?: 'start' | 'end';
};

/** A button with a menu. The menu's code is loaded when pointer or focus comes near, at the latest after the page is
 * shown: a tap comes without warning, and perhaps where there is no network. */
export const ActionMenu = ({
  label,
  icon: Icon,
  variant = 'default',
  size = 36,
  text,
  ...menu
}: ActionMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const close = () => setOpen(null);
  usePreload(preloadMenu);
  const shared = {
    ref: button,
    variant,
    color: 'gray',
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    onPointerEnter: preloadMenu,
    onFocus: preloadMenu,
    onClick: () => setOpen(open === null ? 'first' : null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  return (
    <Dropdown open={open !== null} close={close}>
      {text === undefined ? (
        <ActionIcon {...shared} size={size} title={label} aria-label={label}>
          <Icon size={size > 36 ? 20 : 18} stroke={1.7} />
        </ActionIcon>
      ) : (
        <Button
          {...shared}
          leftSection={<Icon size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {text}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <OpenMenu
            {...menu}
            label={label}
            begin={open}
            leave={() => {
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Dropdown>
  );
};
