import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { type Key, keyEndpoints } from '../../contract/index.ts';

const createSchema = keyEndpoints.createKeys.body.omit({ job_id: true });

const editSchema = keyEndpoints.updateKey.body;

type KeyValues = {
  kind: Key['kind'];
  label: string;
  building_id: number | null;
  opens: string;
  notes: string;
  count: number | '';
};

const emptyKey: KeyValues = {
  kind: 'key',
  label: '',
  building_id: null,
  opens: '',
  notes: '',
  count: 1,
};

const valuesOf = ({ kind, label, building, opens, notes }: Key): KeyValues => ({
  kind,
  label,
  opens,
  notes,
  count: 1,
  building_id: building?.id ?? null,
});

export type Site = { id: number; name: string; buildings: readonly { id: number; name: string }[] };

type Options = {
  site: Site;
  /** Null for new keys. */
  edited: Key | null;
  refused: Write | undefined;
  onSaved: (outcome: Outcome<unknown>, values: { kind: Key['kind']; label: string; count: number }) => void;
};

export const useKeyForm = ({ site, edited, refused, onSaved }: Options) => {
  const t = useText();
  const loadEntry = useMemo(
    () => async () => {
      const { createKeysEntry, updateKeyEntry } = await import('../outbox/key-entries.ts');
      return (edited ? updateKeyEntry(site, edited) : createKeysEntry(site)) as never;
    },
    [site, edited],
  );
  return useOutboxForm({
    name: 'key',
    record: edited?.id ?? `new-${site.id}`,
    schema: (edited ? editSchema : createSchema) as typeof createSchema,
    initialValues: edited ? valuesOf(edited) : emptyKey,
    refused,
    loadEntry,
    onSaved: (outcome, body) => onSaved(outcome, body),
    stale: edited
      ? {
          updatedAt: edited.updated_at,
          labels: {
            kind: t('keys:field.kind'),
            label: t('keys:field.label'),
            building_id: t('keys:field.building'),
            opens: t('keys:field.opens'),
            notes: t('keys:field.notes'),
          },
          readRecord: (record) => valuesOf(record as Key),
          shown: (values: KeyValues) => ({
            ...values,
            kind: t(`keys:kind.${values.kind}`),
            building_id: site.buildings.find(({ id }) => id === values.building_id)?.name,
          }),
        }
      : {},
  });
};
