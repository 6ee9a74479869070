import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PlainLink } from '../../routing/links.tsx';
import { DropdownPanel } from '../dropdown/dropdown.tsx';
import type { MenuAction } from './menu-action.ts';
import classes from './open-menu.module.css';

const roleOf = ({ checked, radio }: MenuAction): string => {
  if (checked === undefined) return 'menuitem';
  return radio ? 'menuitemradio' : 'menuitemcheckbox';
};

type MenuItemProps = { action: MenuAction; leave: () => void };

const MenuItem = ({ action, leave }: MenuItemProps) => {
  const { label, icon: Icon, to, checked, lang, disabled } = action;
  const run = () => {
    // Return the focus to the button first, so that whatever the action opens returns the focus there.
    if (!action.keepOpen) leave();
    action.onClick?.();
  };
  const shared = {
    className: classes.item,
    role: roleOf(action),
    tabIndex: -1,
    lang,
    'aria-checked': checked,
    'data-danger': action.danger || undefined,
    // Escape closes the menu alone, not the dialog it stands in.
    'data-mantine-stop-propagation': true,
    onClick: run,
  };
  const words = (
    <>
      {Icon && <Icon size={18} stroke={1.7} />}
      <span className={classes.label}>{label}</span>
      {checked !== undefined && <IconCheck size={16} opacity={checked ? 1 : 0} aria-hidden />}
    </>
  );
  return to === undefined ? (
    <button type="button" disabled={disabled} {...shared}>
      {words}
    </button>
  ) : (
    <PlainLink to={to} {...shared}>
      {words}
    </PlainLink>
  );
};

const letter = /^\p{L}$/u;

/** The menu item that a key moves to from the focused one. */
const nextItem = (
  items: readonly HTMLElement[],
  current: Element | null,
  key: string,
): HTMLElement | undefined => {
  const at = items.indexOf(current as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!letter.test(key)) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};

type MenuGroup = { title: string | undefined; actions: MenuAction[] };

/** Splits actions into groups: a section starts a new one. */
const groupsOf = (actions: readonly MenuAction[]): readonly MenuGroup[] => {
  const groups: MenuGroup[] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last === undefined || action.section !== undefined) {
      groups.push({ title: action.section || undefined, actions: [action] });
    } else last.actions.push(action);
  }
  return groups;
};

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
