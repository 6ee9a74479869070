import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';

type Props = { project: SpecialProject; onClose: () => void };

const asked = z.strictObject({ scheduled_date: field.date, updated_at: field.updatedAt.optional() });

/** Asks for another day, where the planned one passed while the project waited. */
const ResumeDialog = ({ project: { id, number, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'special-project-resume',
    record: id,
    schema: asked,
    initialValues: { scheduled_date: '' },
    updatedAt: updated_at,
    save: (body) =>
      call(specialProjectEndpoints.transitionSpecialProject, { params: { id, name: 'resume' }, body }),
    onSaved: (saved) => {
      cacheProject(client, saved);
      showSuccess(t('special-projects:done.resume', { number }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('special-projects:step.resume')} form={form} onClose={onClose}>
      <Text size="sm">{t('special-projects:question.resume')}</Text>
      <TextInput
        type="date"
        data-autofocus
        label={t('special-projects:reason.resume')}
        {...form.field('scheduled_date')}
      />
    </FormDialog>
  );
};

export default ResumeDialog;
