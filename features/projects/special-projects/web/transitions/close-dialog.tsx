import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';

type Props = { project: SpecialProject; question: string | undefined; onClose: () => void };

const asked = z.strictObject({ actual_service_date: field.date, updated_at: field.updatedAt.optional() });

/** Asks for the day of the work, where no task says it. */
const CloseDialog = ({ project: { id, number, time_zone, updated_at }, question, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const today = todayIn(time_zone);
  const form = useRecordForm({
    name: 'special-project-close',
    record: id,
    schema: asked,
    initialValues: { actual_service_date: today },
    updatedAt: updated_at,
    // What is still to come is named by the question above the field.
    save: (body) =>
      call(specialProjectEndpoints.transitionSpecialProject, {
        params: { id, name: 'close' },
        body: { ...body, cancel_open_tasks: true },
      }),
    onSaved: (saved) => {
      cacheProject(client, saved);
      showSuccess(t('special-projects:done.close', { number }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('special-projects:step.close')}
      save={t('special-projects:step.close')}
      form={form}
      onClose={onClose}
    >
      <Text size="sm">{[t('special-projects:question.closeDay'), question].filter(Boolean).join(' ')}</Text>
      <TextInput
        type="date"
        data-autofocus
        max={today}
        label={t('special-projects:field.actual_service_date')}
        {...form.field('actual_service_date')}
      />
    </FormDialog>
  );
};

export default CloseDialog;
