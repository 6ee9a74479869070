import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { CountedTextarea } from './counted-textarea.tsx';
import { FormActions } from './form-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

type Form<S extends z.ZodType, A> = Omit<RecordFormOptions<S, { reason: string }, A>, 'initialValues'>;

type Words = {
  title: string;
  /** What the step means, above the field. */
  text: ReactNode;
  label: string;
  submit: string;
};

type Props<S extends z.ZodType, A> = Form<S, A> & { words: Words; onClose: () => void };

const Reason = <S extends z.ZodType, A>({ words, onClose, ...options }: Props<S, A>) => {
  const form = useRecordForm({ ...options, initialValues: { reason: '' } });
  return (
    <RecordForm form={form} label={words.title}>
      <Text size="sm">{words.text}</Text>
      <CountedTextarea
        data-autofocus
        label={words.label}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions saving={form.saving} save={words.submit} />
    </RecordForm>
  );
};

/** Asks why, for a step of a record whose schema wants a `reason`. */
export const ReasonDialog = <S extends z.ZodType, A>(props: Props<S, A>) => (
  <Dialog form title={props.words.title} onClose={props.onClose}>
    <Reason {...props} />
  </Dialog>
);
