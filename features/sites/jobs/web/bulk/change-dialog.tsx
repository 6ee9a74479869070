import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { AreaField, areaName, useAreas } from '#features/sites/areas/web';
import { weekday } from '#features/sites/buildings/web';
import { useReversible } from '#platform/web/bulk/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { DigitsField, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { ChoiceChips, Dialog } from '#platform/web/ui/index';
import { serviceTypes } from '../../contract/index.ts';
import { refreshJobs } from '../live.ts';
import { type ChangeValues, changeable, changeOf, changeSchema, newChange } from './change-values.ts';

const days = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** What the outcome counts: sites, or the services or buildings of them. */
const countedIn = ({ what }: ChangeValues) =>
  what === 'service_days' ? 'services' : what === 'area_id' ? 'buildings' : 'sites';

/** What the chosen value is called. */
const describeValue = (values: ChangeValues, area: string | undefined, t: Translate): string => {
  switch (values.what) {
    case 'service_start_date':
      return values.date ? formatDate(values.date) : t('jobs:bulk.empty');
    case 'inspection_frequency_days':
      return String(values.days);
    case 'service_days':
      return values.weekdays.map((day) => weekday(day)).join(', ') || t('jobs:bulk.everyDay');
    case 'area_id':
      return area ?? t('jobs:bulk.noArea');
    default:
      return t(`jobs:bulk.${values.required}`);
  }
};

const useChangeForm = ({ ids, onDone }: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const change = useReversible(() => refreshJobs(client));
  return useRecordForm({
    name: 'jobs-change',
    schema: changeSchema,
    initialValues: newChange,
    save: async (_, values) =>
      change(changeOf(values), await ids(), (said, figures) =>
        t(`jobs:bulk.${countedIn(values)}.${said}`, figures),
      ),
    onSaved: () => onDone([]),
  });
};

const Fields = ({ form }: { form: ReturnType<typeof useChangeForm> }) => {
  const t = useText();
  const { what, weekdays, area } = form.getValues();
  switch (what) {
    case 'service_start_date':
      return <TextInput type="date" label={t('jobs:bulk.value')} {...form.field('date')} withAsterisk />;
    case 'inspection_frequency_days':
      return (
        <DigitsField
          label={t('jobs:bulk.value')}
          description={t('jobs:field.frequencyText')}
          maxLength={3}
          {...form.field('days')}
        />
      );
    case 'service_days':
      return (
        <>
          <NativeSelect
            label={t('jobs:services.typeLabel')}
            data={serviceTypes.map((type) => ({ value: type, label: t(`jobs:services.type.${type}`) }))}
            {...form.field('service')}
          />
          <ChoiceChips
            multiple
            label={t('jobs:services.days')}
            choices={days}
            word={(day) => weekday(Number(day))}
            value={weekdays.map(String) as (typeof days)[number][]}
            onChange={(chosen) => form.setFieldValue('weekdays', chosen.map(Number).toSorted())}
          />
        </>
      );
    case 'area_id':
      return (
        <AreaField
          label={t('jobs:bulk.value')}
          description={t('jobs:bulk.areaText')}
          clearable
          value={area}
          onChange={(id) => form.setFieldValue('area', id)}
          error={form.errors.area}
        />
      );
    default:
      return (
        <NativeSelect
          label={t('jobs:bulk.value')}
          data={(['yes', 'no'] as const).map((value) => ({ value, label: t(`jobs:bulk.${value}`) }))}
          {...form.field('required')}
        />
      );
  }
};

const Change = (records: ManyRecords) => {
  const t = useText();
  const form = useChangeForm(records);
  const plans = useFlag('admin.canEditInspections');
  const areas = useAreas();
  const values = form.getValues();
  const { count } = records;
  const sites = formatNumber(count);
  const choices = changeable.filter((name) => plans || name !== 'inspection_frequency_days');
  const area = areas.find(({ id }) => id === values.area);
  const describeField = (name: (typeof changeable)[number]): string =>
    name === 'service_days' || name === 'area_id' ? t(`jobs:bulk.${name}`) : t(`jobs:field.${name}`);
  return (
    <RecordForm form={form} label={t('jobs:bulk.change')}>
      <NativeSelect
        label={t('jobs:bulk.what')}
        data={choices.map((value) => ({ value, label: describeField(value) }))}
        {...form.field('what')}
      />
      <Fields form={form} />
      <Text my="md" role="status">
        {t('jobs:bulk.preview', {
          count,
          sites,
          field: describeField(values.what),
          value: describeValue(values, area && areaName(area), t),
        })}
      </Text>
      <FormActions inline saving={form.saving} save={t('jobs:bulk.save', { count, sites })} />
    </RecordForm>
  );
};

/** Sets one thing at all chosen job sites. */
const ChangeDialog = (records: ManyRecords) => {
  const t = useText();
  const { count } = records;
  return (
    <Dialog
      form
      title={t('jobs:bulk.title', { count, sites: formatNumber(count) })}
      onClose={records.onClose}
    >
      <Change {...records} />
    </Dialog>
  );
};

export default ChangeDialog;
