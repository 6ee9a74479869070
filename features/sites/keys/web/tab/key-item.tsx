import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu, type MenuAction } from '#platform/web/ui/index';
import type { Key } from '../../contract/index.ts';
import { HolderLine } from '../holder-line.tsx';
import { KeyIcon } from '../key-icon.tsx';
import { KeyStatusChip } from '../key-status.tsx';
import { keyName } from '../key-words.ts';
import classes from '../keys.module.css';
import { ConfirmButton } from '../transitions/confirm-button.tsx';

type Props = {
  shown: Key;
  menu: readonly MenuAction[];
  /** Keeps room for the checkbox that selects a key. */
  selectable: boolean;
  /** Undefined if the key cannot be selected. */
  selected?: boolean | undefined;
  onSelect?: () => void;
  onOpen: () => void;
};

export const KeyItem = ({ shown, menu, selectable, selected, onSelect, onOpen }: Props) => {
  const t = useText();
  const name = keyName(shown);
  const { opens, building, can } = shown;
  return (
    <li className={classes.key}>
      {selectable && (
        <span className={classes.select}>
          {selected !== undefined && (
            <Checkbox checked={selected} onChange={onSelect} aria-label={t('keys:tab.select', { name })} />
          )}
        </span>
      )}
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <span className={classes.icon}>
          <KeyIcon kind={shown.kind} />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.quiet}>{[opens, building?.name].filter(Boolean).join(' · ')}</span>
        </span>
      </UnstyledButton>
      <div className={classes.who}>
        <HolderLine {...shown} />
      </div>
      <div className={classes.side}>
        {can.confirm && <ConfirmButton received={shown} />}
        <KeyStatusChip {...shown} />
      </div>
      <div className={classes.menu}>
        {menu.length > 0 && (
          <ActionMenu
            label={t('keys:tab.actionsOf', { name })}
            icon={IconDots}
            variant="subtle"
            size={44}
            actions={menu}
          />
        )}
      </div>
    </li>
  );
};
