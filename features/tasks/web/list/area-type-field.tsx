import { NativeSelect } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useAreaTypes } from '../queries.ts';

type Props = {
  value: number | undefined;
  onChange: (typeId: number | undefined) => void;
  /** Whether the kinds are wanted already. */
  wanted?: boolean;
};

export const AreaTypeField = ({ value, onChange, wanted = true }: Props) => {
  const t = useText();
  const areaTypes = useAreaTypes(wanted) ?? [];
  return (
    <NativeSelect
      label={t('tasks:field.area_type')}
      data={[
        { value: '', label: t('tasks:list.all') },
        ...areaTypes.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(value ?? '')}
      onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
    />
  );
};
