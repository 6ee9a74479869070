import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { CountedTextarea, DigitsField, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns, Dialog } from '#platform/web/ui/index';
import { supplyEndpoints, units } from '../../contract/index.ts';
import classes from './dialogs.module.css';
import type { SupplyDialogProps } from './supply-dialog-props.ts';
import { useSupplyForm } from './use-supply-form.ts';

/** Names that other sites use, so that a supply has the same name everywhere. */
const useNames = (typed: string) =>
  useQuery({
    ...endpointQuery(supplyEndpoints.listSupplyNames, { query: typed.trim() ? { q: typed.trim() } : {} }),
    staleTime: 60_000,
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  }).data ?? [];

const SupplyForm = (props: SupplyDialogProps) => {
  const t = useText();
  const list = useId();
  const { shown, supply } = props;
  const { form, set } = useSupplyForm(props);
  const { values } = form;
  const names = useNames(values.name);
  const name = form.field('name');
  const closets = [
    ...shown.closets,
    ...(supply?.closet && !shown.closets.some(({ id }) => id === supply.closet?.id) ? [supply.closet] : []),
  ];
  const choose = (typed: string) => {
    const known = supply ? undefined : names.find((each) => each.name === typed);
    set({ name: typed, ...(known ? { unit: known.unit, sku: values.sku || (known.sku ?? '') } : {}) });
  };
  return (
    <RecordForm form={form} label={supply?.name ?? t('supplies:form.add')}>
      <TextInput
        label={t('supplies:field.name')}
        autoComplete="off"
        maxLength={100}
        list={list}
        {...name}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((each) => (
          <option key={each.name} value={each.name} />
        ))}
      </datalist>
      <Columns columns="1fr 1fr" gap="sm" align="start">
        <NativeSelect
          label={t('supplies:field.unit')}
          data={units.map((unit) => ({ value: unit, label: t(`supplies:unit.${unit}`) }))}
          {...form.field('unit')}
        />
        <DigitsField
          label={t('supplies:field.par_level')}
          description={t('supplies:form.parText')}
          maxLength={4}
          {...form.field('par_level')}
        />
      </Columns>
      {closets.length > 0 && (
        <NativeSelect
          label={t('supplies:field.closet')}
          error={form.errors.common_area_id}
          data={[
            { value: '', label: t('supplies:form.anywhere') },
            ...closets.map(({ id, name: place, building }) => ({
              value: String(id),
              label: shown.buildings.length > 1 ? `${building.name}, ${place}` : place,
            })),
          ]}
          value={String(values.common_area_id ?? '')}
          onChange={({ currentTarget: { value } }) =>
            set({ common_area_id: value === '' ? null : Number(value) })
          }
        />
      )}
      <TextInput label={t('supplies:field.sku')} autoComplete="off" maxLength={60} {...form.field('sku')} />
      <CountedTextarea
        label={t('supplies:field.reorder_note')}
        description={t('supplies:form.noteText')}
        limit={form.limit('reorder_note')}
        {...form.field('reorder_note')}
      />
      {supply && (
        <Checkbox
          className={classes.choice}
          label={
            <>
              {t('supplies:field.active')}
              <Text span size="sm" c="dimmed">
                {t('supplies:form.activeText')}
              </Text>
            </>
          }
          checked={values.active}
          onChange={(event) => set({ active: event.currentTarget.checked })}
        />
      )}
      <FormActions saving={form.saving} save={t('platform:actions.save')} />
    </RecordForm>
  );
};

/** Creates a supply or edits one. The form keeps its values while others change the supply. */
const SupplyDialog = (props: SupplyDialogProps) => {
  const t = useText();
  const [supply] = useState(props.supply);
  return (
    <Dialog form title={t(supply ? 'supplies:form.edit' : 'supplies:form.add')} onClose={props.onClose}>
      <SupplyForm {...props} supply={supply} />
    </Dialog>
  );
};

export default SupplyDialog;
