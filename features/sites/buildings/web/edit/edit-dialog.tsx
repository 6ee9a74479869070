import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AreaSelect, flatten, placeAreas, useAreas } from '#features/sites/areas/web';
import { states } from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { DigitsField, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { AutoGrid, Columns, Dialog, ZoneSelect } from '#platform/web/ui/index';
import { type Building, buildingStatuses } from '../../contract/index.ts';
import { hoursLines } from '../business-hours.ts';
import { refreshBuilding } from '../queries.ts';
import { editSchema, movesCorrectedPin, valuesOf } from './building-values.ts';
import { FrequencyField } from './frequency-field.tsx';
import { HoursFields } from './hours-fields.tsx';

type Props = { building: Building; refused?: Write | undefined; onClose: () => void };

const useEditForm = ({ building, refused, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const areas = useAreas();
  const loadEntry = useMemo(
    () => async () => (await import('../outbox/entries.ts')).updateBuildingEntry(building),
    [building],
  );
  return useOutboxForm({
    name: 'building',
    record: building.id,
    schema: editSchema,
    initialValues: valuesOf(building),
    refused,
    loadEntry,
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('buildings:edit.saved') : savedWords(outcome));
      refreshBuilding(client);
      // The Job Card shows buildings, too.
      void client.invalidateQueries();
      onClose();
    },
    stale: {
      updatedAt: building.updated_at,
      labels: {
        name: t('buildings:edit.name'),
        address: t('buildings:facts.address'),
        address_2: t('buildings:edit.address2'),
        city: t('buildings:edit.city'),
        state: t('buildings:edit.state'),
        zip: t('buildings:edit.zip'),
        county: t('buildings:facts.county'),
        area_id: t('buildings:facts.area'),
        time_zone: t('buildings:facts.zone'),
        gross_cleanable_sqft: t('buildings:facts.sqft'),
        number_of_floors: t('buildings:facts.floors'),
        zones: t('buildings:facts.zones'),
        inspection_frequency_days: t('buildings:facts.frequency'),
        business_hours: t('buildings:facts.hours'),
        status: t('buildings:edit.status'),
        replace_pin: t('buildings:edit.replacePin'),
      },
      readRecord: (record) => valuesOf(record as Building),
      shown: (values) => ({
        ...values,
        area_id: areas.find(({ id }) => id === values.area_id)?.name,
        business_hours: hoursLines(values.business_hours, t('buildings:closed')).join(', '),
        status: t(`buildings:statuses.${values.status}`),
      }),
    },
  });
};

const EditForm = (props: Props) => {
  const t = useText();
  const { building } = props;
  const areas = useAreas();
  const { form, set } = useEditForm(props);
  const { values } = form;
  const problem = form.problem && `${t('buildings:edit.notSaved')}\n${form.problem}`;
  return (
    <RecordForm form={{ ...form, problem }} label={t('buildings:edit.title')}>
      <TextInput label={t('buildings:edit.name')} autoComplete="off" {...form.field('name')} />
      <TextInput label={t('buildings:facts.address')} autoComplete="off" {...form.field('address')} />
      <TextInput label={t('buildings:edit.address2')} autoComplete="off" {...form.field('address_2')} />
      <Columns columns="minmax(0, 2fr) minmax(84px, 1fr) minmax(110px, 1fr)" gap="sm" align="end">
        <TextInput label={t('buildings:edit.city')} autoComplete="off" {...form.field('city')} />
        <NativeSelect label={t('buildings:edit.state')} data={[...states]} {...form.field('state')} />
        <TextInput label={t('buildings:edit.zip')} autoComplete="off" {...form.field('zip')} />
      </Columns>
      {movesCorrectedPin(building, values) && (
        <Checkbox
          label={t('buildings:edit.replacePin')}
          description={t('buildings:edit.replacePinText')}
          checked={values.replace_pin}
          onChange={({ currentTarget }) => set({ replace_pin: currentTarget.checked })}
        />
      )}
      <AutoGrid min={200}>
        <TextInput label={t('buildings:facts.county')} autoComplete="off" {...form.field('county')} />
        <AreaSelect
          clearable
          label={t('buildings:facts.area')}
          areas={flatten(placeAreas(areas))}
          value={values.area_id}
          error={form.errors.area_id}
          onChange={(area_id) => set({ area_id })}
        />
      </AutoGrid>
      <AutoGrid min={200}>
        <DigitsField
          label={t('buildings:facts.sqft')}
          maxLength={8}
          {...form.field('gross_cleanable_sqft')}
        />
        {building.floors.length === 0 && (
          <DigitsField
            label={t('buildings:facts.floors')}
            maxLength={3}
            {...form.field('number_of_floors')}
          />
        )}
        <DigitsField label={t('buildings:facts.zones')} maxLength={3} {...form.field('zones')} />
      </AutoGrid>
      <AutoGrid min={200}>
        <ZoneSelect label={t('buildings:facts.zone')} allowDeselect={false} {...form.field('time_zone')} />
        <NativeSelect
          label={t('buildings:edit.status')}
          data={buildingStatuses.map((status) => ({
            value: status,
            label: t(`buildings:statuses.${status}`),
          }))}
          {...form.field('status')}
        />
      </AutoGrid>
      <FrequencyField {...form.field('inspection_frequency_days')} />
      <HoursFields
        value={values.business_hours}
        errors={form.errors}
        onChange={(business_hours) => set({ business_hours })}
      />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};

/** Keeps the building as it was opened while others change it, so that a save over a newer one is noticed. */
const EditDialog = (props: Props) => {
  const t = useText();
  const [opened] = useState(props.building);
  return (
    <Dialog form size="lg" title={t('buildings:edit.title')} onClose={props.onClose}>
      <EditForm {...props} building={opened} />
    </Dialog>
  );
};

export default EditDialog;
