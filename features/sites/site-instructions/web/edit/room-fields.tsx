import { Autocomplete, NativeSelect } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type Building, occupancyEndpoints } from '#features/sites/buildings/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import type { SiteInstruction } from '../../contract/index.ts';
import type { InstructionForm } from './use-instruction-form.ts';

/** Maximum number of buildings whose tenants are read; nobody looks through more. */
const max = 5;

/** Names of rooms in these buildings: from other instructions, common areas, tenants and floors. */
const useRoomNames = (
  buildings: readonly Building[],
  rows: readonly SiteInstruction[],
): readonly string[] => {
  const tenants = useQueries({
    queries: buildings.slice(0, max).map(({ id }) => ({
      ...endpointQuery(occupancyEndpoints.listBuildingTenants, { query: { building_id: id } }),
      meta: { quiet: true },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const names = [
    ...rows.map(({ room }) => room),
    ...buildings.flatMap(({ common_areas }) => common_areas.map(({ name }) => name)),
    ...tenants.filter(({ active }) => active).map(({ name }) => name),
    ...buildings.flatMap(({ floors }) => floors.map(({ label }) => label)),
  ];
  return [...new Set(names)];
};

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
