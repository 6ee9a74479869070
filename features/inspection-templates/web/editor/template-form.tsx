import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { HeadFields } from './head-fields.tsx';
import type { TemplateForm as Form } from './use-template-form.ts';

type Props = {
  form: Form;
  label: string;
  save: string;
  /** Saves, and then makes a version of what was saved. */
  onPublish?: (() => void) | undefined;
  children?: ReactNode;
};

export const TemplateForm = ({ form, label, save, onPublish, children }: Props) => {
  const t = useText();
  return (
    <RecordForm form={form} label={label}>
      <HeadFields form={form} />
      {children}
      <FormActions saving={form.saving} save={save}>
        {onPublish && (
          <Button variant="default" disabled={form.saving} onClick={onPublish}>
            {t('inspection-templates:actions.publish')}
          </Button>
        )}
      </FormActions>
    </RecordForm>
  );
};
