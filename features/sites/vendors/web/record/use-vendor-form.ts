import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import type { Vendor } from '../../contract/index.ts';
import { createSchema, editSchema, emptyVendor, valuesOf } from './vendor-values.ts';

type Options = { refused: Write | undefined; onSaved: (outcome: Outcome<Vendor>) => void };

const loadEntries = () => import('./vendor-entries.ts');

const loadNewEntry = async () => (await loadEntries()).newVendorEntry;

export const useNewVendorForm = ({ refused, onSaved }: Options) =>
  useOutboxForm({
    name: 'vendor',
    record: 'new',
    schema: createSchema,
    initialValues: emptyVendor,
    refused,
    loadEntry: loadNewEntry,
    onSaved,
  });

export type NewVendorForm = ReturnType<typeof useNewVendorForm>;

export const useVendorForm = (
  vendor: Vendor,
  { refused, onSaved, onReloaded }: Options & { onReloaded: (vendor: Vendor) => void },
) => {
  const t = useText();
  const { id } = vendor;
  const loadEntry = useMemo(() => async () => (await loadEntries()).savedVendorEntry(id), [id]);
  const labels = {
    name: t('vendors:field.name'),
    trade: t('vendors:field.trade'),
    contact: t('vendors:field.contact'),
    phone: t('vendors:field.phone'),
    email: t('vendors:field.email'),
    notes: t('vendors:field.notes'),
    active: t('vendors:field.active'),
  };
  return useOutboxForm({
    name: 'vendor',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(vendor),
    refused,
    loadEntry,
    onSaved,
    stale: {
      updatedAt: vendor.updated_at,
      labels,
      readRecord: (record) => valuesOf(record as Vendor),
      onReloaded: (record) => onReloaded(record as Vendor),
    },
  });
};
