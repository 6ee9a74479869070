import { Checkbox, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '#platform/web/api/index';
import { DigitsField, PhoneInput, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { Columns, MultiSelect, Select } from '#platform/web/ui/index';
import { type Building, type BuildingTenant, colors, occupancyEndpoints } from '../../contract/index.ts';
import { floorNames } from './floor-names.ts';
import { type LeftVacant, leftVacant } from './left-vacant.ts';
import { LeftVacantFields } from './left-vacant-fields.tsx';
import { OccupantActions } from './occupant-actions.tsx';

type Props = {
  building: Building;
  tenant: BuildingTenant | null;
  /** Who else is, was or will be in the building. */
  others: readonly BuildingTenant[];
  refused: Write | undefined;
  onDone: (outcome?: Outcome<unknown>) => void;
};

const valuesOf = (tenant: BuildingTenant | null) => ({
  name: tenant?.name ?? '',
  suite: tenant?.suite ?? '',
  floor_ids: tenant?.floor_ids ?? [],
  sqft: tenant?.sqft ?? ('' as const),
  color: tenant?.color ?? null,
  contact_name: tenant?.contact_name ?? '',
  contact_email: tenant?.contact_email ?? '',
  contact_phone: tenant?.contact_phone ?? '',
  check_doors: tenant?.check_doors ?? true,
  move_in: tenant?.move_in ?? '',
  move_out: tenant?.move_out ?? '',
  vacancies: [] as LeftVacant[],
});

const { createBuildingTenant, updateBuildingTenant, deleteBuildingTenant } = occupancyEndpoints;

const createSchema = createBuildingTenant.body.omit({ building_id: true });

const updateSchema = updateBuildingTenant.body.omit({ id: true });

const loadEntries = () => import('../outbox/entries.ts');

const useTenantForm = ({ building, tenant, refused, onDone }: Props) => {
  const t = useText();
  const loadEntry = useMemo(
    () => async () => {
      const { createTenantEntry, updateTenantEntry } = await loadEntries();
      return (tenant ? updateTenantEntry(building, tenant) : createTenantEntry(building)) as never;
    },
    [building, tenant],
  );
  return useOutboxForm({
    name: 'building-tenant',
    record: tenant?.id ?? `new-${building.id}`,
    schema: (tenant ? updateSchema : createSchema) as typeof updateSchema,
    initialValues: valuesOf(tenant),
    refused,
    loadEntry,
    onSaved: onDone,
    stale: tenant
      ? {
          updatedAt: tenant.updated_at,
          labels: {
            name: t('buildings:tenant.name'),
            suite: t('buildings:tenant.suite'),
            floor_ids: t('buildings:tenant.floors'),
            sqft: t('buildings:plan.sqft'),
            color: t('buildings:tenant.color'),
            contact_name: t('buildings:tenant.contactName'),
            contact_email: t('buildings:tenant.contactEmail'),
            contact_phone: t('buildings:tenant.contactPhone'),
            check_doors: t('buildings:tenant.checkDoors'),
            move_in: t('buildings:tenant.moveIn'),
            move_out: t('buildings:tenant.moveOut'),
          },
          readRecord: (record) => valuesOf(record as BuildingTenant),
          shown: (values) => ({ ...values, floor_ids: floorNames(building, values.floor_ids) }),
        }
      : {},
  });
};

export const TenantForm = (props: Props) => {
  const t = useText();
  const { building, tenant, others, onDone } = props;
  const { form, set } = useTenantForm(props);
  const { values } = form;
  const leaves = tenant !== null && tenant.move_out === null && values.move_out !== '';
  const offered = leaves ? leftVacant(building, others, values) : [];
  /** A last day that was not there before offers what becomes vacant. */
  const moveOut = (move_out: string) => {
    const leavesThen = tenant !== null && tenant.move_out === null && move_out !== '';
    set({ move_out, vacancies: leavesThen ? leftVacant(building, others, { ...values, move_out }) : [] });
  };
  const floors = form.field('floor_ids');
  return (
    <RecordForm form={form}>
      <TextInput label={t('buildings:tenant.name')} autoComplete="off" {...form.field('name')} />
      <Columns columns="1fr 1fr" gap="sm">
        <TextInput label={t('buildings:tenant.suite')} autoComplete="off" {...form.field('suite')} />
        <DigitsField label={t('buildings:plan.sqft')} maxLength={8} {...form.field('sqft')} />
      </Columns>
      <MultiSelect
        label={t('buildings:tenant.floors')}
        searchable
        data={building.floors.map(({ id, label }) => ({ value: String(id), label }))}
        error={floors.error}
        id={floors.id}
        value={values.floor_ids.map(String)}
        onChange={(ids) => form.setFieldValue('floor_ids', ids.map(Number))}
      />
      <Select
        label={t('buildings:tenant.color')}
        clearable
        data={colors.map((color) => ({ value: color, label: t(`buildings:colors.${color}`) }))}
        {...form.field('color')}
      />
      <TextInput
        label={t('buildings:tenant.contactName')}
        autoComplete="off"
        {...form.field('contact_name')}
      />
      <Columns columns="1fr 1fr" gap="sm">
        <PhoneInput label={t('buildings:tenant.contactPhone')} {...form.field('contact_phone')} />
        <TextInput
          type="email"
          label={t('buildings:tenant.contactEmail')}
          autoComplete="off"
          {...form.field('contact_email')}
        />
      </Columns>
      <Columns columns="1fr 1fr" gap="sm">
        <TextInput type="date" label={t('buildings:tenant.moveIn')} {...form.field('move_in')} />
        <TextInput
          type="date"
          label={t('buildings:tenant.moveOut')}
          {...form.field('move_out')}
          onChange={(event) => moveOut(event.currentTarget.value)}
        />
      </Columns>
      {offered.length > 0 && (
        <LeftVacantFields
          building={building}
          offered={offered}
          chosen={values.vacancies}
          errors={form.errors}
          onChange={(vacancies) => set({ vacancies })}
        />
      )}
      <Checkbox
        label={t('buildings:tenant.checkDoors')}
        {...form.getInputProps('check_doors', { type: 'checkbox' })}
      />
      <OccupantActions
        saving={form.saving}
        question={t('buildings:tenant.deleteQuestion')}
        remove={tenant && (() => call(deleteBuildingTenant, { params: { id: tenant.id } }))}
        onDone={() => {
          form.release();
          onDone();
        }}
      />
    </RecordForm>
  );
};
