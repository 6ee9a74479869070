import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type ImportRecord, type PreviewRow, readField } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import { fieldsToCorrect } from './row-steps.tsx';
import type { Recheck } from './use-recheck.ts';

type Props = { record: ImportRecord; row: PreviewRow; recheck: Recheck; onClose: () => void };

const typedCell = z.string().max(2000);

/** Types what the file has wrong or has not, for one row. The file stays as it is. */
const CorrectDialog = ({ record: { id, mapping }, row: { line, ...row }, recheck, onClose }: Props) => {
  const t = useText();
  const kind = useKind();
  const fields = fieldsToCorrect(kind, { line, ...row });
  const cellOf = (target: string): string => row.source[mapping.columns[target] ?? ''] ?? '';
  const form = useRecordForm({
    name: `${kind.href}/row`,
    record: `${id}-${line}`,
    schema: z.object(Object.fromEntries(fields.map((field) => [field, typedCell]))),
    initialValues: Object.fromEntries(
      fields.map((target) => [target, readField(mapping, { line, target, cell: cellOf(target) })]),
    ),
    save: (values) =>
      recheck({ typed: { ...mapping.typed, [line]: { ...mapping.typed?.[line], ...values } } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('imports:correct.title', { line })}
      text={t('imports:correct.text')}
      save={t('imports:correct.save')}
      form={form}
      onClose={onClose}
    >
      {fields.map((target, at) => (
        <TextInput
          key={target}
          data-autofocus={at === 0 || undefined}
          label={kind.target(t, target)}
          description={row.reasons.find(({ field }) => field === target)?.message}
          {...form.getInputProps(target)}
        />
      ))}
    </FormDialog>
  );
};

export default CorrectDialog;
