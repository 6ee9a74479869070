import { Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AreaField } from '#features/sites/areas/web';
import type { BuildingCard } from '#features/sites/buildings/contract';
import { addressLine } from '#features/sites/buildings/web';
import { states } from '#platform/contract/fields';
import { useText } from '#platform/web/i18n/index';
import { Columns, MultiSelect, Section } from '#platform/web/ui/index';
import { buildingsQuery } from './buildings-query.ts';
import type { FieldProps } from './field-props.ts';
import classes from './form.module.css';
import { type BuildingValues, emptyBuilding, type JobValues } from './job-values.ts';

type NewBuildingFieldsProps = {
  field: FieldProps;
  areaId: number | null;
  onArea: (id: number | null) => void;
};

const stateChoices = ['', ...states];

const NewBuildingFields = ({ field, areaId, onArea }: NewBuildingFieldsProps) => {
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
      <Columns className={classes.place} columns="minmax(0, 1fr) 136px 128px" align="start">
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
      </Columns>
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

type Known = Pick<BuildingCard, 'id' | 'name' | 'address' | 'city' | 'state' | 'zip'>;

type Props = {
  field: FieldProps;
  values: JobValues;
  /** Buildings of the job. They keep their names when the pick-list has not loaded or does not contain them. */
  own?: readonly Known[];
  onBuildings: (ids: number[]) => void;
  onNew: (building: BuildingValues | null) => void;
};

const none: readonly Known[] = [];

/** Where the job is done: existing buildings, and at most one new one at a time. */
export const BuildingFields = ({ field, values, own = none, onBuildings, onNew }: Props) => {
  const t = useText();
  const { data } = useQuery(buildingsQuery);
  const known = new Map([...own, ...(data?.rows ?? none)].map((building) => [building.id, building]));
  const { id, error } = field('building_ids');
  return (
    <Section title={t('jobs:card.buildings')} text={t('jobs:section.buildingsText')} anchor="buildings">
      <MultiSelect
        id={id}
        error={error}
        label={t('jobs:card.buildings')}
        placeholder={values.building_ids.length === 0 ? t('jobs:field.chooseBuildings') : ''}
        searchable
        limit={50}
        nothingFoundMessage={t('platform:list.nothingFound')}
        data={[...known.values()].map((building) => ({
          value: String(building.id),
          label: `${building.name}, ${addressLine(building)}`,
        }))}
        value={values.building_ids.map(String)}
        onChange={(ids) => onBuildings(ids.map(Number))}
      />
      {values.new_building === null ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onNew(emptyBuilding)}
          >
            {t('jobs:field.newBuilding')}
          </Button>
        </div>
      ) : (
        <Stack
          component="section"
          p="md"
          bd="1px solid var(--cora-border)"
          bdrs="md"
          aria-label={t('jobs:field.newBuilding')}
        >
          <Group gap="xs" justify="space-between">
            <Title order={3}>{t('jobs:field.newBuilding')}</Title>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onNew(null)}>
              {t('platform:actions.remove')}
            </Button>
          </Group>
          <NewBuildingFields
            field={field}
            areaId={values.new_building.area_id}
            onArea={(area_id) => onNew({ ...emptyBuilding, ...values.new_building, area_id })}
          />
        </Stack>
      )}
    </Section>
  );
};
