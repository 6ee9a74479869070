import { Autocomplete, NativeSelect } from '@mantine/core';
import type { Building } from '#features/sites/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import type { SiteInstruction } from '../../contract/index.ts';
import type { InstructionForm } from './use-instruction-form.ts';
import { useRoomNames } from './use-room-names.ts';

type Props = {
  form: InstructionForm['form'];
  set: InstructionForm['set'];
  buildings: readonly Building[];
  rows: readonly SiteInstruction[];
};

/** Where it is to be done. */
export const RoomFields = ({ form, set, buildings, rows }: Props) => {
  const t = useText();
  const { building_id, room } = form.values;
  const chosen = buildings.filter(({ id }) => building_id === null || id === building_id);
  const names = useRoomNames(chosen, rows);
  return (
    <>
      {(buildings.length > 1 || building_id !== null) && (
        <NativeSelect
          label={t('site-instructions:field.building_id')}
          error={form.errors.building_id}
          data={[
            { value: '', label: t('site-instructions:form.building') },
            ...buildings.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(building_id ?? '')}
          onChange={({ currentTarget: { value } }) =>
            set({ building_id: value === '' ? null : Number(value) })
          }
        />
      )}
      <Autocomplete
        label={t('site-instructions:field.room')}
        description={t('site-instructions:form.roomHint')}
        autoComplete="off"
        maxLength={100}
        limit={30}
        data={[...names]}
        {...form.field('room')}
        value={room}
        onChange={(name) => set({ room: name })}
      />
    </>
  );
};
