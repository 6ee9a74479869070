import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import type { AreaRow } from '../../contract/index.ts';
import { createSchema } from './area-values.ts';

const loadEntry = async () => (await import('./area-entries.ts')).newAreaEntry;

type Options = {
  parent: number | null;
  refused: Write | undefined;
  onSaved: (outcome: Outcome<AreaRow>) => void;
};

export const useCreateForm = ({ parent, refused, onSaved }: Options) =>
  useOutboxForm({
    name: 'area',
    record: parent === null ? 'new' : `new-${parent}`,
    schema: createSchema,
    initialValues: { name: '', parent_area_id: parent, manager_user_id: null as number | null },
    refused,
    loadEntry,
    onSaved,
  });

export type CreateForm = ReturnType<typeof useCreateForm>;
