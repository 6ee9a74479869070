import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AreaField } from '#features/sites/areas/web';
import { states } from '#platform/contract/fields';
import { endpointQuery } from '#platform/web/api/index';
import { intlLocale, useText, zoneName } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { AutoGrid, Columns, Section, ZoneSelect } from '#platform/web/ui/index';
import { type BuildingCard, buildingEndpoints } from '../../contract/index.ts';
import { buildingHref } from '../addresses.ts';
import { addressLine } from '../place/address.ts';
import classes from './create.module.css';
import type { NewBuildingForm } from './use-new-building-form.ts';

/** Two buildings may share an address; mostly it is the same one entered twice. */
const SameAddress = ({ buildings }: { buildings: readonly BuildingCard[] }) => {
  const t = useText();
  return (
    <div className={classes.known} aria-live="polite">
      {buildings.length > 0 && (
        <Alert
          variant="outline"
          color="warning"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('buildings:create.sameAddress', { count: buildings.length })}
        >
          <ul className={classes.same}>
            {buildings.map((building) => (
              <li key={building.id}>
                <AnchorLink to={buildingHref(building.id)} target="_blank" underline="always">
                  {building.name}
                </AnchorLink>
                {`, ${addressLine(building)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
};

type Entered = { address: string; state: string; zip: string };

const whole = /^\d{5}(-\d{4})?$/;

/** What the server knows of the address that is being typed; undefined before its ZIP code is whole. */
const useAddressCheck = ({ address, state, zip }: Entered) => {
  const typed = { address: address.trim(), state, zip: zip.trim() };
  const [{ address: street, state: inState, zip: code }] = useDebouncedValue(typed, 300);
  const enabled = whole.test(code);
  const { data } = useQuery({
    ...endpointQuery(buildingEndpoints.checkAddress, {
      query: { zip: code, address: street.slice(0, 120), ...(inState && { state: inState }) },
    }),
    enabled,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return enabled ? data : undefined;
};

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
      <Columns className={classes.place} columns="minmax(0, 1fr) 136px 128px" align="start">
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
      </Columns>
      <SameAddress buildings={known?.buildings ?? []} />
      <AutoGrid min={220}>
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
      </AutoGrid>
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
