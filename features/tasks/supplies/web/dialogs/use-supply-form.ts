import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm } from '#platform/web/outbox/index';
import { type Supply, supplyEndpoints, type Unit } from '../../contract/index.ts';
import { refreshSupplies } from '../live.ts';
import type { SupplyDialogProps } from './supply-dialog-props.ts';

const { createSupply, updateSupply } = supplyEndpoints;

const createSchema = createSupply.body.omit({ client_uuid: true });

const valuesOf = (supply: Supply | null) => ({
  name: supply?.name ?? '',
  unit: supply?.unit ?? ('each' as Unit),
  par_level: supply?.par_level ?? ('' as number | ''),
  common_area_id: supply?.closet?.id ?? (null as number | null),
  sku: supply?.sku ?? '',
  reorder_note: supply?.reorder_note ?? '',
  active: supply?.active ?? true,
});

const loadEntries = () => import('../outbox/supply-entries.ts');

export const useSupplyForm = ({ site, shown, supply, refused, onClose }: SupplyDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  const loadEntry = useMemo(
    () => async () => {
      const { createSupplyEntry, updateSupplyEntry } = await loadEntries();
      return (supply ? updateSupplyEntry(site, supply) : createSupplyEntry(site)) as never;
    },
    [site, supply],
  );
  const { active, ...fresh } = valuesOf(supply);
  return useOutboxForm({
    name: 'supply',
    record: supply?.id ?? `new-${site.jobId}`,
    schema: (supply ? updateSupply.body : createSchema) as typeof updateSupply.body,
    initialValues: (supply ? { ...fresh, active } : fresh) as ReturnType<typeof valuesOf>,
    refused,
    loadEntry,
    onSaved: (outcome, { name }) => {
      const done = supply ? t('supplies:form.saved', { name }) : t('supplies:form.added', { name });
      showSuccess(outcome.sent ? done : savedWords(outcome));
      refreshSupplies(client, []);
      onClose();
    },
    stale: supply
      ? {
          updatedAt: supply.updated_at,
          labels: {
            name: t('supplies:field.name'),
            unit: t('supplies:field.unit'),
            par_level: t('supplies:field.par_level'),
            common_area_id: t('supplies:field.closet'),
            sku: t('supplies:field.sku'),
            reorder_note: t('supplies:field.reorder_note'),
            active: t('supplies:field.active'),
          },
          readRecord: (record) => valuesOf(record as Supply),
          shown: (values) => ({
            ...values,
            unit: t(`supplies:unit.${values.unit}`),
            common_area_id:
              shown.closets.find(({ id }) => id === values.common_area_id)?.name ??
              t('supplies:form.anywhere'),
          }),
        }
      : {},
  });
};
