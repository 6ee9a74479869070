import { Box, TextInput } from '@mantine/core';
import { PeopleSelect, usePeople } from '#features/accounts/access/web';
import { FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { AreaRow } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { useAreas } from '../area-field.tsx';
import { AreaSelect } from '../area-select.tsx';
import { placeAreas, possibleParents } from '../area-tree.ts';
import type { AreaValues } from './area-values.ts';
import type { CreateForm } from './use-create-form.ts';

type Props = Pick<CreateForm, 'form' | 'set'> & {
  label: string;
  save: string;
  /** Absent for a new area. */
  area?: AreaRow;
};

export const AreaForm = ({ form, set, label, save, area }: Props) => {
  const t = useText();
  const areas = useAreas();
  const people = usePeople();
  const values: AreaValues = form.getValues();
  const manager = area?.manager;
  const known =
    !manager || people.some(({ id }) => id === manager.id)
      ? people
      : [...people, { ...manager, title: null, profile_photo_id: null, profile_photo_url: null }];
  return (
    <Box maw={560}>
      <RecordForm form={form} label={label}>
        <TextInput label={t('areas:field.name')} maxLength={form.limit('name')} {...form.field('name')} />
        <AreaSelect
          clearable
          label={t('areas:field.parent')}
          description={t('areas:form.parentHint')}
          placeholder={t('areas:form.noParent')}
          areas={possibleParents(placeAreas(areas), area?.id ?? null)}
          value={values.parent_area_id}
          onChange={(parent_area_id) => set({ parent_area_id })}
          error={form.errors.parent_area_id}
        />
        <PeopleSelect
          label={t('areas:field.manager')}
          description={t('areas:form.managerHint')}
          placeholder={values.manager_user_id === null ? t('areas:noManager') : ''}
          people={known}
          value={values.manager_user_id === null ? [] : [values.manager_user_id]}
          onChange={(ids) => set({ manager_user_id: ids.at(-1) ?? null })}
          error={form.errors.manager_user_id}
        />
        <FormActions saving={form.saving} save={save} cancel={paths.list} />
      </RecordForm>
    </Box>
  );
};
