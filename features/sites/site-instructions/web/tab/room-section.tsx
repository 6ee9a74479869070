import { Group, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import { InstructionItem, type ItemActions } from './instruction-item.tsx';
import classes from './instructions.module.css';
import type { Room } from './shown.ts';

type Props = {
  room: Room;
  actions: ItemActions | undefined;
  /** Undefined where rooms cannot be moved. */
  moveRoom: ((key: string, by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  photoPlaces: ReadonlyMap<number, number>;
  photosShown: number;
  onPhoto: (position: number) => void;
};

export const RoomSection = ({ room, actions, moveRoom, isFirst, isLast, photoPlaces, ...photos }: Props) => {
  const t = useText();
  const id = useId();
  const { key, name, building, rows } = room;
  return (
    <section className={classes.room} aria-labelledby={id}>
      <Group className={classes.head} gap="xs" justify="space-between" wrap="nowrap">
        <Title order={2} id={id}>
          {name}
          {building && (
            <Text span inherit c="dimmed" fw={400}>
              {' '}
              · {building.name}
            </Text>
          )}
        </Title>
        {moveRoom && !(isFirst && isLast) && (
          <div data-no-print>
            <ActionMenu
              icon={IconDots}
              variant="subtle"
              label={t('site-instructions:item.actions', { name })}
              actions={[
                {
                  label: t('site-instructions:item.roomUp'),
                  icon: IconArrowUp,
                  disabled: isFirst,
                  onClick: () => moveRoom(key, -1),
                },
                {
                  label: t('site-instructions:item.roomDown'),
                  icon: IconArrowDown,
                  disabled: isLast,
                  onClick: () => moveRoom(key, 1),
                },
              ]}
            />
          </div>
        )}
      </Group>
      <ul>
        {rows.map((row, nth) => (
          <InstructionItem
            key={row.id}
            row={row}
            before={rows[nth - 1]}
            after={rows[nth + 1]}
            actions={actions}
            photosFrom={photoPlaces.get(row.id) ?? 0}
            {...photos}
          />
        ))}
      </ul>
    </section>
  );
};
