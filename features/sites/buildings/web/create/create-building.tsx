import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { DigitsField, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, Columns, Section } from '#platform/web/ui/index';
import { type BuildingType, buildingTypes, type CommonAreaType, usualAreas } from '../../contract/index.ts';
import { FrequencyField } from '../edit/frequency-field.tsx';
import { HoursFields } from '../edit/hours-fields.tsx';
import { useAreaTypes } from '../use-building.ts';
import { AddressSection } from './address-section.tsx';
import classes from './create.module.css';
import type { UsualArea } from './new-building-values.ts';
import {
  type NewBuildingForm,
  type NewBuildingOptions,
  useNewBuildingForm,
} from './use-new-building-form.ts';

type InsideSectionProps = {
  all: readonly UsualArea[];
  chosen: readonly UsualArea[];
  error: string | undefined;
  onChange: (areas: UsualArea[]) => void;
};

/** The proposed common areas; what the building does not have is unchecked. */
const UsualAreas = ({ all, chosen, error, onChange }: InsideSectionProps) => {
  const t = useText();
  const has = (area: UsualArea) => chosen.some(({ type_id }) => type_id === area.type_id);
  return (
    <AutoGrid component="fieldset" className={classes.areas} min={220} gap="12px 16px">
      <legend>{t('buildings:commonAreas')}</legend>
      {all.map((area) => (
        <Checkbox
          key={area.type_id}
          label={area.name}
          description={t(`buildings:create.on.${area.floors}`)}
          checked={has(area)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(all.filter((each) => (each === area ? checked : has(each))))
          }
        />
      ))}
      {error && (
        <Text c="error" size="sm">
          {error}
        </Text>
      )}
    </AutoGrid>
  );
};

/** The common areas that buildings of a type usually have, as far as the organization has their types. */
const usualAreasOf = (type: BuildingType, known: readonly CommonAreaType[]): UsualArea[] =>
  usualAreas[type].flatMap(({ key, floors }) =>
    known.filter((each) => each.key === key).map(({ id, name }) => ({ name, type_id: id, floors })),
  );

/** Size, floors and common areas: what is not known yet is added later. */
const InsideSection = ({ form, set }: NewBuildingForm) => {
  const t = useText();
  const types = useAreaTypes(true) ?? [];
  const { building_type } = form.values;
  const choose = (type: BuildingType | '') =>
    set({ building_type: type, common_areas: type === '' ? [] : usualAreasOf(type, types) });
  return (
    <Section title={t('buildings:create.inside')} text={t('buildings:create.insideText')}>
      <AutoGrid min={220}>
        <DigitsField label={t('buildings:edit.sqft')} maxLength={8} {...form.field('gross_cleanable_sqft')} />
        <DigitsField label={t('buildings:facts.zones')} maxLength={3} {...form.field('zones')} />
      </AutoGrid>
      <Columns className={classes.run} columns="1fr 1fr 2fr" align="start">
        <DigitsField label={t('buildings:floors.from')} maxLength={3} {...form.field('from')} />
        <DigitsField label={t('buildings:floors.to')} maxLength={3} {...form.field('to')} />
        <DigitsField label={t('buildings:floors.sqft')} maxLength={8} {...form.field('cleanable_sqft')} />
      </Columns>
      <FrequencyField {...form.field('inspection_frequency_days')} />
      <NativeSelect
        label={t('buildings:create.type')}
        description={t('buildings:create.typeText')}
        disabled={types.length === 0}
        data={[
          { value: '', label: t('buildings:create.noType') },
          ...buildingTypes.map((type) => ({ value: type, label: t(`buildings:buildingTypes.${type}`) })),
        ]}
        value={building_type}
        onChange={(event) => choose(event.currentTarget.value as BuildingType | '')}
      />
      {building_type !== '' && (
        <UsualAreas
          all={usualAreasOf(building_type, types)}
          chosen={form.values.common_areas}
          error={form.errors.common_areas}
          onChange={(common_areas) => set({ common_areas })}
        />
      )}
    </Section>
  );
};

type Props = NewBuildingOptions & { cancel: string };

const CreateForm = ({ cancel, ...options }: Props) => {
  const t = useText();
  const entered = useNewBuildingForm(options);
  const { form, set } = entered;
  const problem = form.problem && `${t('buildings:edit.notSaved')}\n${form.problem}`;
  return (
    <RecordForm form={{ ...form, problem }} label={t('buildings:titles.create')}>
      <div>
        <AddressSection {...entered} />
        <InsideSection {...entered} />
        <Section title={t('buildings:facts.hours')} text={t('buildings:create.hoursText')}>
          <div className={classes.hours}>
            <HoursFields
              value={form.values.business_hours}
              errors={form.errors}
              onChange={(business_hours) => set({ business_hours })}
            />
          </div>
        </Section>
        <Columns
          className={classes.save}
          columns="minmax(180px, 280px) minmax(0, 560px)"
          gap="0 40px"
          pb={24}
        >
          <FormActions saving={form.saving} save={t('buildings:create.save')} cancel={cancel} />
        </Columns>
      </div>
    </RecordForm>
  );
};

/** When the write waits for a connection, the form is emptied, so that nobody saves it again. */
const CreateBuilding = ({ onSaved, ...props }: Props) => {
  const [round, setRound] = useState(0);
  return (
    <CreateForm
      key={`${props.refused?.id} ${round}`}
      {...props}
      onSaved={(outcome) => {
        onSaved(outcome);
        if (!outcome.sent) setRound(round + 1);
      }}
    />
  );
};

export default CreateBuilding;
