import { ActionIcon } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';
import type { MenuAction } from './menu-action.ts';

const [OpenMenu, warm] = lazyPart(() => import('./open-menu.tsx'));

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

/** A button with a menu under it, whose code comes when the pointer or the focus nears it. */
export const ActionMenu = ({
  label,
  icon: Icon,
  variant = 'default',
  size = 36,
  ...menu
}: ActionMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const close = () => setOpen(null);
  return (
    <Dropdown open={open !== null} close={close}>
      <ActionIcon
        ref={button}
        variant={variant}
        color="gray"
        size={size}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(open === null ? 'first' : null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Icon size={size > 36 ? 20 : 18} stroke={1.7} />
      </ActionIcon>
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
