import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call, queryKeyOf } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type SavedView, savedViewEndpoints } from '../../contract/index.ts';

export type ViewDialogProps = {
  list: string;
  /** The view to rename; undefined creates a new one. */
  view: SavedView | undefined;
  query: Record<string, string>;
  /** Roles to share with; empty for people who may not share. */
  roles: readonly { id: number; name: string }[];
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

const fields = z.object({
  name: field.name,
  role_id: field.id.nullable(),
  updated_at: field.updatedAt.optional(),
});

const valuesOf = ({ name, role, query }: Pick<SavedView, 'name' | 'role' | 'query'>) => ({
  name,
  role_id: role?.id ?? null,
  /** Not part of the form: a rename must keep the saved query, even if somebody else changes it meanwhile. */
  query,
});

const ViewForm = ({ list, view, query, roles, onSaved }: ViewDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  const nameOf = (id: unknown) => roles.find((role) => role.id === id)?.name ?? t('saved-views:onlyMe');
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(savedViewEndpoints.listSavedViews) });
  const form = useRecordForm({
    name: `saved-view-${list}`,
    record: view?.id,
    schema: fields,
    initialValues: valuesOf(view ?? { name: '', role: null, query: {} }),
    updatedAt: view?.updated_at,
    readRecord: (record) => valuesOf(record as SavedView),
    shown: ({ name, role_id }) => ({ name, role_id: nameOf(role_id) }),
    labels: { name: t('saved-views:name'), role_id: t('saved-views:forWhom') },
    save: ({ name, role_id, updated_at = '' }, values) =>
      view
        ? call(savedViewEndpoints.updateSavedView, {
            params: { id: view.id },
            body: { name, role_id, query: values.query, updated_at },
          })
        : call(savedViewEndpoints.createSavedView, { body: { name, role_id, list, query } }),
    onSaved: async (saved) => {
      await refresh();
      onSaved(saved);
    },
  });
  const role = form.field('role_id');
  return (
    <RecordForm form={form} label={t(view ? 'saved-views:rename' : 'saved-views:saveAs')}>
      <TextInput data-autofocus label={t('saved-views:name')} {...form.field('name')} />
      {roles.length > 0 && (
        <NativeSelect
          label={t('saved-views:forWhom')}
          data={[
            { value: '', label: t('saved-views:onlyMe') },
            ...roles.map(({ id, name }) => ({
              value: String(id),
              label: t('saved-views:forRole', { name }),
            })),
          ]}
          error={role.error}
          value={String('value' in role ? (role.value ?? '') : '')}
          onChange={(event) =>
            role.onChange(event.currentTarget.value ? Number(event.currentTarget.value) : null)
          }
        />
      )}
      <FormActions saving={form.saving} save={t('saved-views:save')} cancelWord={t('saved-views:cancel')} />
    </RecordForm>
  );
};

const ViewDialog = (props: ViewDialogProps) => {
  const t = useText();
  return (
    <Dialog onClose={props.onClose} title={t(props.view ? 'saved-views:rename' : 'saved-views:saveAs')}>
      <ViewForm {...props} />
    </Dialog>
  );
};

export default ViewDialog;
