import { TextInput } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Flag } from '#platform/contract/flags';
import { CountedTextarea, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Role } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import classes from './editor.module.css';
import { FlagEditor } from './flag-editor.tsx';
import type { RoleValues } from './role-values.ts';
import type { RoleForm as Form } from './use-role-form.ts';

const [PreviewDialog, preloadPreview] = lazyPart(() => import('../preview/preview-dialog.tsx'));

type Props = Pick<Form, 'form'> & {
  label: string;
  save: string;
  /** The flags that changes are marked against. */
  before: readonly Flag[];
  /** The role that is changed; undefined for a new one. Before it is saved, the effect on people is shown. */
  role?: Role;
  begin?: ReactNode;
};

export const RoleForm = ({ form, label, save, before, role, begin }: Props) => {
  const t = useText();
  const [reviewing, setReviewing] = useState(false);
  const values: RoleValues = form.getValues();
  const held = role?.flags ?? none;
  const needsReview =
    role !== undefined && role.people > 0 && [...values.flags].sort().join() !== [...held].sort().join();
  usePreload(preloadPreview, role !== undefined);
  const submit = async () => {
    if (needsReview) setReviewing(true);
    else await form.submit();
  };
  // Reads the values when it is called: lines that did not change keep the function of an earlier render.
  const { getValues, setFieldValue } = form;
  const change = useCallback(
    (next: (flags: readonly Flag[]) => Flag[]) =>
      setFieldValue('flags', next((getValues() as RoleValues).flags)),
    [getValues, setFieldValue],
  );
  return (
    <>
      <RecordForm form={{ ...form, submit }} label={label}>
        <div className={classes.fields}>
          {begin}
          <TextInput label={t('roles:field.name')} maxLength={form.limit('name')} {...form.field('name')} />
          <CountedTextarea
            label={t('roles:field.description')}
            limit={form.limit('description')}
            {...form.field('description')}
          />
        </div>
        <FlagEditor
          {...(role && { roleId: role.id })}
          value={values.flags}
          before={before}
          held={held}
          onChange={change}
          error={form.errors.flags as string | undefined}
        />
        <FormActions
          saving={form.saving}
          save={needsReview ? t('roles:actions.review') : save}
          cancel={paths.list}
        />
      </RecordForm>
      {reviewing && role && (
        <Suspense>
          <PreviewDialog
            role={role}
            flags={values.flags}
            onClose={() => setReviewing(false)}
            onSave={() => {
              setReviewing(false);
              void form.submit();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const none: readonly Flag[] = [];
