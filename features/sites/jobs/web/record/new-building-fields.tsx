import { NativeSelect, TextInput } from '@mantine/core';
import { AreaField } from '#features/sites/areas/web';
import { states } from '#platform/contract/fields';
import { useText } from '#platform/web/i18n/index';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';

type Props = { field: FieldProps; areaId: number | null; onArea: (id: number | null) => void };

const stateChoices = ['', ...states];

export const NewBuildingFields = ({ field, areaId, onArea }: Props) => {
  const t = useText();
  const of = (name: string) => field(`new_building.${name}`);
  const { id, error } = of('area_id');
  return (
    <>
      <TextInput
        label={t('jobs:field.buildingName')}
        autoComplete="off"
        maxLength={100}
        withAsterisk
        {...of('name')}
      />
      <TextInput
        label={t('jobs:export.address')}
        autoComplete="off"
        maxLength={120}
        withAsterisk
        {...of('address')}
      />
      <div className={classes.place}>
        <TextInput
          label={t('jobs:export.city')}
          autoComplete="off"
          maxLength={60}
          withAsterisk
          {...of('city')}
        />
        <NativeSelect label={t('jobs:list.state')} withAsterisk data={stateChoices} {...of('state')} />
        <TextInput
          label={t('jobs:export.zip')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          withAsterisk
          {...of('zip')}
        />
      </div>
      <AreaField
        id={id}
        error={error}
        label={t('jobs:field.area')}
        description={t('jobs:field.areaText')}
        clearable
        value={areaId}
        onChange={onArea}
      />
    </>
  );
};
