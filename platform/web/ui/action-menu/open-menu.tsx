import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { DropdownPanel } from '../dropdown/dropdown.tsx';
import type { MenuAction } from './menu-action.ts';
import { groupsOf, type MenuGroup } from './menu-groups.ts';
import { MenuItem } from './menu-item.tsx';
import { nextItem } from './next-item.ts';
import classes from './open-menu.module.css';

type Props = {
  label: string;
  actions: readonly MenuAction[];
  /** The item that gets the focus when the menu opens. */
  begin: 'first' | 'last';
  /** Closes the menu and returns the focus to the button. */
  leave: () => void;
  head?: ReactNode;
  width?: number;
  side?: 'start' | 'end';
};

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? []),
];

const Group = ({ group, leave }: { group: MenuGroup; leave: () => void }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a menu.
    <div role="group" className={classes.group} aria-labelledby={group.title && id}>
      {group.title && (
        <div id={id} className={classes.title} role="presentation">
          {group.title}
        </div>
      )}
      {group.actions.map((action) => (
        <MenuItem key={action.label} action={action} leave={leave} />
      ))}
    </div>
  );
};

/** A menu by the WAI-ARIA pattern: arrows, Home, End and first letters move the focus; Escape and Tab close it. */
const OpenMenu = ({ label, actions, begin, leave, head, width, side = 'end' }: Props) => {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      itemsOf(menu.current)
        .at(begin === 'first' ? 0 : -1)
        ?.focus(),
    [begin],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // The focus returns to the button first, so Tab moves on to what comes after it.
    if (event.key === 'Tab') return leave();
    const next = nextItem(itemsOf(menu.current), document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <DropdownPanel side={side} className={classes.panel} style={{ width }}>
      {head}
      <div ref={menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {groupsOf(actions).map((group) => (
          <Group key={`${group.title} ${group.actions[0]?.label}`} group={group} leave={leave} />
        ))}
      </div>
    </DropdownPanel>
  );
};

export default OpenMenu;
