import { NativeSelect } from '@mantine/core';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import { type BuildingType, buildingTypes } from '../../contract/index.ts';
import { FrequencyField } from '../edit/frequency-field.tsx';
import { useAreaTypes } from '../use-building.ts';
import classes from './create.module.css';
import type { NewBuildingForm } from './use-new-building-form.ts';
import { UsualAreas } from './usual-areas.tsx';
import { usualAreasOf } from './usual-areas-of.ts';

/** Size, floors and common areas: what is not known yet is added later. */
export const InsideSection = ({ form, set }: NewBuildingForm) => {
  const t = useText();
  const types = useAreaTypes(true) ?? [];
  const { building_type } = form.values;
  const choose = (type: BuildingType | '') =>
    set({ building_type: type, common_areas: type === '' ? [] : usualAreasOf(type, types) });
  return (
    <Section title={t('buildings:create.inside')} text={t('buildings:create.insideText')}>
      <div className={classes.two}>
        <DigitsField label={t('buildings:edit.sqft')} maxLength={8} {...form.field('gross_cleanable_sqft')} />
        <DigitsField label={t('buildings:facts.zones')} maxLength={3} {...form.field('zones')} />
      </div>
      <div className={classes.run}>
        <DigitsField label={t('buildings:floors.from')} maxLength={3} {...form.field('from')} />
        <DigitsField label={t('buildings:floors.to')} maxLength={3} {...form.field('to')} />
        <DigitsField label={t('buildings:floors.sqft')} maxLength={8} {...form.field('cleanable_sqft')} />
      </div>
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
