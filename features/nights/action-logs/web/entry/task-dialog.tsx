import { z } from 'zod';
import { priorityLevels } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { ChoiceChips, Dialog } from '#platform/web/ui/index';
import type { Act } from '../log/use-act.ts';
import type { ShownEntry } from '../outbox/with-unsent.ts';

type Props = { act: Act; entry: ShownEntry; onClose: () => void };

const schema = z.object({
  description: field.longText.min(1, 'required'),
  priority_level: z.enum(priorityLevels),
});

const TaskForm = ({ act, entry, onClose }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'action-log-task',
    record: entry.client_uuid,
    schema,
    initialValues: { description: entry.description, priority_level: 'medium' as const },
    save: (body) => act.addTask(entry, body),
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('action-logs:entry.taskMade') : savedWords(outcome));
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('action-logs:entry.makeTask')}>
      <CountedTextarea
        data-autofocus
        label={t('action-logs:entry.toDo')}
        limit={form.limit('description')}
        {...form.field('description')}
      />
      <ChoiceChips
        label={t('action-logs:entry.priority')}
        choices={priorityLevels}
        word={(level) => t(`action-logs:priority.${level}`)}
        value={form.values.priority_level}
        onChange={(level) => form.setFieldValue('priority_level', level)}
      />
      <FormActions saving={form.saving} save={t('action-logs:entry.makeTask')} />
    </RecordForm>
  );
};

/** Something that somebody else has to do about an entry. */
const TaskDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('action-logs:entry.makeTask')} onClose={props.onClose}>
      <TaskForm {...props} />
    </Dialog>
  );
};

export default TaskDialog;
