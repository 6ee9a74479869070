import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions, RecordForm, type useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';

type Props = {
  title: string;
  form: Pick<ReturnType<typeof useRecordForm>, 'submit' | 'discard' | 'saving' | 'problem' | 'restoredAt'>;
  /** What the button does. */
  save?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of a change that is made apart from the form. */
export const StepForm = ({ title, form, save, onClose, children }: Props) => {
  const t = useText();
  return (
    <Dialog form title={title} onClose={onClose}>
      <RecordForm form={form} label={title}>
        {children}
        <FormActions
          saving={form.saving}
          save={save ?? t('special-projects:step.save')}
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
