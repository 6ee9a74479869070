import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { PlainLink } from '../../routing/links.tsx';
import type { MenuAction } from './menu-action.ts';

const roleOf = (action: MenuAction): string | undefined => {
  if (action.checked === undefined) return undefined;
  return action.radio ? 'menuitemradio' : 'menuitemcheckbox';
};

const Item = ({ action }: { action: MenuAction }) => {
  const { label, icon: Icon, to, checked } = action;
  const shared = {
    lang: action.lang,
    color: action.danger ? 'error' : undefined,
    disabled: action.disabled,
    leftSection: Icon && <Icon size={18} stroke={1.7} />,
    rightSection: checked !== undefined && <IconCheck size={16} opacity={checked ? 1 : 0} aria-hidden />,
    closeMenuOnClick: !action.keepOpen,
    onClick: action.onClick,
  };
  if (to !== undefined) {
    return (
      <Menu.Item component={PlainLink} to={to} {...shared}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...shared} role={roleOf(action)} aria-checked={checked}>
      {label}
    </Menu.Item>
  );
};

type Props = { button: ReactElement; actions: readonly MenuAction[]; head?: ReactNode; width?: number };

const OpenMenu = ({ button, actions, head, width }: Props) => (
  <Menu position="bottom-end" width={width} defaultOpened>
    <Menu.Target>{button}</Menu.Target>
    <Menu.Dropdown>
      {head}
      {actions.map((action) => (
        <Fragment key={action.label}>
          {action.section !== undefined && <Menu.Divider />}
          {action.section && <Menu.Label>{action.section}</Menu.Label>}
          <Item action={action} />
        </Fragment>
      ))}
    </Menu.Dropdown>
  </Menu>
);

export default OpenMenu;
