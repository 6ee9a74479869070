import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions, RecordForm, type useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';

type Props = {
  title: string;
  text: string;
  submit: string;
  form: Pick<ReturnType<typeof useRecordForm>, 'submit' | 'discard' | 'saving' | 'problem' | 'restoredAt'>;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of one step: what it means, its few fields, and its button. */
export const StepForm = ({ title, text, submit, form, onClose, children }: Props) => {
  const t = useText();
  return (
    <Dialog form title={title} onClose={onClose}>
      <RecordForm form={form} label={title}>
        <Text size="sm">{text}</Text>
        {children}
        <FormActions
          saving={form.saving}
          save={submit}
          cancel={
            <Button variant="default" onClick={onClose}>
              {t('platform:actions.cancel')}
            </Button>
          }
        />
      </RecordForm>
    </Dialog>
  );
};
