import { IconCheck } from '@tabler/icons-react';
import { PlainLink } from '../../routing/links.tsx';
import type { MenuAction } from './menu-action.ts';
import classes from './open-menu.module.css';

const roleOf = ({ checked, radio }: MenuAction): string => {
  if (checked === undefined) return 'menuitem';
  return radio ? 'menuitemradio' : 'menuitemcheckbox';
};

type Props = { action: MenuAction; leave: () => void };

export const MenuItem = ({ action, leave }: Props) => {
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
