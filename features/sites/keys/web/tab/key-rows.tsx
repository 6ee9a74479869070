import { Box, Checkbox, Group, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu, Columns, type MenuAction } from '#platform/web/ui/index';
import type { Key, KeyTransition } from '../../contract/index.ts';
import { HolderLine } from '../holder-line.tsx';
import { KeyIcon, keyName } from '../key-icon.tsx';
import { KeyStatusChip } from '../key-status.tsx';
import classes from '../keys.module.css';
import { ConfirmButton } from '../transitions/confirm-button.tsx';
import { useKeyMenu } from '../transitions/use-key-menu.ts';

type KeyItemProps = {
  shown: Key;
  menu: readonly MenuAction[];
  /** Keeps room for the checkbox that selects a key. */
  selectable: boolean;
  /** Undefined if the key cannot be selected. */
  selected?: boolean | undefined;
  onSelect?: () => void;
  onOpen: () => void;
};

const KeyItem = ({ shown, menu, selectable, selected, onSelect, onOpen }: KeyItemProps) => {
  const t = useText();
  const name = keyName(shown);
  const { opens, building, can } = shown;
  return (
    <Columns
      component="li"
      className={classes.key}
      columns="minmax(0, 5fr) minmax(0, 5fr) minmax(140px, auto) 44px"
      gap="4px 12px"
      align="center"
    >
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
        <Stack component="span" className={classes.words} gap={0} align="flex-start" miw={0}>
          <Box component="span" className={classes.name} fw={600} data-breaks>
            {name}
          </Box>
          <span className={classes.quiet}>{[opens, building?.name].filter(Boolean).join(' · ')}</span>
        </Stack>
      </UnstyledButton>
      <div className={classes.who}>
        <HolderLine {...shown} />
      </div>
      <Group className={classes.side} gap="xs" justify="flex-end">
        {can.confirm && <ConfirmButton received={shown} />}
        <KeyStatusChip {...shown} />
      </Group>
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
    </Columns>
  );
};

type Props = {
  keys: readonly Key[];
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
  onOpen: (key: Key) => void;
  onTransition: (key: Key, transition: KeyTransition) => void;
};

const isInUse = ({ status }: Key): boolean => status !== 'returned' && status !== 'retired';

export const mayHandOver = ({ allowed_transitions }: Key): boolean =>
  allowed_transitions.includes('hand_over');

/** The keys of a site; keys that are no longer in use are collapsed. */
export const KeyRows = ({ keys, selected, onSelected, onOpen, onTransition }: Props) => {
  const t = useText();
  const menuOf = useKeyMenu(onTransition);
  const inUse = keys.filter(isInUse);
  const others = keys.filter((key) => !isInUse(key));
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelected(next);
  };
  const selectable = keys.some(mayHandOver);
  const item = (key: Key) => (
    <KeyItem
      key={key.id}
      shown={key}
      menu={menuOf(key)}
      selectable={selectable}
      selected={mayHandOver(key) ? selected.has(key.id) : undefined}
      onSelect={() => toggle(key.id)}
      onOpen={() => onOpen(key)}
    />
  );
  return (
    <>
      {inUse.length > 0 && (
        <Box
          component="ul"
          className={classes.list}
          bd="1px solid var(--cora-border)"
          bdrs="md"
          bg="var(--mantine-color-body)"
          data-selectable={selectable}
          aria-label={t('keys:tab.list')}
        >
          {inUse.map(item)}
        </Box>
      )}
      {others.length > 0 && (
        <details className={classes.older}>
          <summary>
            <IconChevronDown size={16} aria-hidden />
            {t('keys:tab.notInUse', { count: others.length })}
          </summary>
          <Box
            component="ul"
            className={classes.list}
            bd="1px solid var(--cora-border)"
            bdrs="md"
            bg="var(--mantine-color-body)"
            data-selectable={selectable}
          >
            {others.map(item)}
          </Box>
        </details>
      )}
    </>
  );
};
