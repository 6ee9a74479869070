import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { FormActions } from './form-actions.tsx';
import { RecordForm } from './record-form.tsx';
import type { RecordFormState } from './use-record-form.ts';

type Props = {
  title: string;
  /** What the step means. */
  text?: ReactNode;
  form: RecordFormState;
  save?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A few fields in a dialog, with the way back and the button that saves them. */
export const FormDialog = ({ title, text, form, save, onClose, children }: Props) => (
  <Dialog form title={title} onClose={onClose}>
    <RecordForm form={form} label={title}>
      {text && <Text size="sm">{text}</Text>}
      {children}
      <FormActions saving={form.saving} save={save} />
    </RecordForm>
  </Dialog>
);
