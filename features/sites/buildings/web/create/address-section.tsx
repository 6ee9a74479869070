import { NativeSelect, TextInput } from '@mantine/core';
import { AreaField } from '#features/sites/areas/web';
import { states } from '#platform/contract/fields';
import { intlLocale, useText, zoneName } from '#platform/web/i18n/index';
import { Section, ZoneSelect } from '#platform/web/ui/index';
import classes from './create.module.css';
import { SameAddress } from './same-address.tsx';
import { useAddressCheck } from './use-address-check.ts';
import type { NewBuildingForm } from './use-new-building-form.ts';

export const AddressSection = ({ form, set }: NewBuildingForm) => {
  const t = useText();
  const { values } = form;
  const known = useAddressCheck(values);
  const zone = known && t('buildings:create.zoneFound', { zone: zoneName(known.time_zone, intlLocale()) });
  return (
    <Section title={t('buildings:create.place')} text={t('buildings:create.placeText')}>
      <TextInput
        label={t('buildings:edit.name')}
        autoComplete="off"
        maxLength={100}
        {...form.field('name')}
      />
      <TextInput
        label={t('buildings:facts.address')}
        autoComplete="off"
        maxLength={120}
        {...form.field('address')}
      />
      <TextInput
        label={t('buildings:edit.address2')}
        autoComplete="off"
        maxLength={120}
        {...form.field('address_2')}
      />
      <div className={classes.place}>
        <TextInput
          label={t('buildings:edit.city')}
          autoComplete="off"
          maxLength={60}
          {...form.field('city')}
        />
        <NativeSelect label={t('buildings:edit.state')} data={['', ...states]} {...form.field('state')} />
        <TextInput
          label={t('buildings:edit.zip')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          {...form.field('zip')}
        />
      </div>
      <SameAddress buildings={known?.buildings ?? []} />
      <div className={classes.two}>
        <TextInput
          label={t('buildings:facts.county')}
          autoComplete="off"
          maxLength={60}
          {...form.field('county')}
        />
        <AreaField
          clearable
          label={t('buildings:facts.area')}
          value={values.area_id}
          error={form.errors.area_id}
          onChange={(area_id) => set({ area_id })}
        />
      </div>
      <ZoneSelect
        label={t('buildings:facts.zone')}
        placeholder={zone ?? t('buildings:create.zoneOpen')}
        description={t(
          known?.zip_known === false ? 'buildings:create.zipUnknown' : 'buildings:create.zoneText',
        )}
        clearable
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
        value={values.time_zone === '' ? null : values.time_zone}
        error={form.errors.time_zone}
        onChange={(time_zone) => set({ time_zone: time_zone ?? '' })}
      />
    </Section>
  );
};
