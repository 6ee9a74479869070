import { ActionIcon, Box, Input, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useAreaTypes, useBuilding } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import classes from './rounds.module.css';

type Props = {
  buildingId: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** Prefix of choices of the select that stand for all rooms of a type. */
const ofType = 'type ';

const moved = (ids: readonly number[], from: number, by: number): number[] => {
  const rest = ids.filter((_, at) => at !== from);
  return rest.toSpliced(from + by, 0, ids[from] ?? 0);
};

/** The rooms of a round in their order: added one by one or all of a kind, moved with buttons. */
export const RoomsField = ({ buildingId, value, onChange, error }: Props) => {
  const t = useText();
  const building = useBuilding(buildingId);
  const types = useAreaTypes(true) ?? [];
  const rooms = building?.common_areas ?? [];
  const left = rooms.filter(({ id }) => !value.includes(id));
  const groups = types
    .map(({ id, name }) => ({ id, name, rooms: left.filter(({ type_id }) => type_id === id) }))
    .filter((group) => group.rooms.length > 1);
  const add = (chosen: string) => {
    const type = chosen.startsWith(ofType) ? Number(chosen.slice(ofType.length)) : undefined;
    const added =
      type === undefined
        ? [Number(chosen)]
        : left.filter(({ type_id }) => type_id === type).map(({ id }) => id);
    onChange([...value, ...added]);
  };
  return (
    <Input.Wrapper label={t('action-logs:rounds.rooms')} labelElement="div" error={error}>
      <ol className={classes.chosen}>
        {value.map((id, at) => {
          const name = rooms.find((room) => room.id === id)?.name ?? '…';
          const button = (label: string, Icon: typeof IconX, ids: () => number[], off = false) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`${label}: ${name}`}
              disabled={off}
              onClick={() => onChange(ids())}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          );
          return (
            <li key={id}>
              <Box component="span" miw={24} c="dimmed" data-figures>
                {at + 1}.
              </Box>
              <Box component="span" className={classes.name} flex={1} miw={0} fw={500} data-breaks>
                {name}
              </Box>
              {button(t('action-logs:rounds.up'), IconArrowUp, () => moved(value, at, -1), at === 0)}
              {button(
                t('action-logs:rounds.down'),
                IconArrowDown,
                () => moved(value, at, 1),
                at === value.length - 1,
              )}
              {button(t('platform:actions.remove'), IconX, () => value.filter((each) => each !== id))}
            </li>
          );
        })}
      </ol>
      <NativeSelect
        aria-label={t('action-logs:rounds.addRoom')}
        disabled={left.length === 0}
        value=""
        data={[
          {
            value: '',
            label: t(rooms.length === 0 ? 'action-logs:rounds.noRooms' : 'action-logs:rounds.addRoom'),
          },
          ...groups.map(({ id, name, rooms: all }) => ({
            value: `${ofType}${id}`,
            label: t('action-logs:rounds.allOf', { type: name, count: all.length }),
          })),
          ...left.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => currentTarget.value && add(currentTarget.value)}
      />
    </Input.Wrapper>
  );
};
