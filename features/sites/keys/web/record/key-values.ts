import { type Key, keyEndpoints } from '../../contract/index.ts';

export const createSchema = keyEndpoints.createKeys.body.omit({ job_id: true });

export const editSchema = keyEndpoints.updateKey.body;

export type KeyValues = {
  kind: Key['kind'];
  label: string;
  building_id: number | null;
  opens: string;
  notes: string;
  count: number | '';
};

export const emptyKey: KeyValues = {
  kind: 'key',
  label: '',
  building_id: null,
  opens: '',
  notes: '',
  count: 1,
};

export const valuesOf = ({ kind, label, building, opens, notes }: Key): KeyValues => ({
  kind,
  label,
  opens,
  notes,
  count: 1,
  building_id: building?.id ?? null,
});
