import { Progress as ProgressBar, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { PeopleSelect, usePeople } from '#features/accounts/access/web';
import * as field from '#platform/contract/fields';
import { queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type BulkAction, type BulkChange, taskEndpoints } from '../../../contract/index.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { changeMany, leftOf, type ManyResult, type Progress } from './change-many.ts';
import { submitWords } from './submit-words.ts';

type Props = {
  action: BulkAction;
  count: number;
  /** Reads the ids when needed: the selection may be all matching tasks, more than one page. */
  ids: () => Promise<readonly number[]>;
  /** `left` are the ids that the change has not reached. */
  onDone: (left: readonly number[]) => void;
  onClose: () => void;
};

const schemas = {
  assign: z.object({ people: z.array(field.id) }),
  due: z.object({ date: z.union([z.literal(''), field.date]) }),
  close: z.object({ note: field.longText }),
  cancel: z.object({ note: field.longText.min(3, 'reason_required') }),
} satisfies Record<BulkAction, z.ZodType>;

type Values = { people: number[]; date: string; note: string };

const changeOf = (action: BulkAction, { people, date, note }: Values): BulkChange => {
  switch (action) {
    case 'assign':
      return { action, assignee_user_ids: people };
    case 'due':
      return { action, due_at: date || null };
    case 'close':
      return { action, note: note || undefined };
    case 'cancel':
      return { action, note };
  }
};

const Fields = ({ action, form }: { action: BulkAction; form: FormOf }) => {
  const t = useText();
  const people = usePeople(undefined, action === 'assign');
  if (action === 'assign') {
    return (
      <PeopleSelect
        label={t('tasks:field.assignees')}
        people={people}
        value={form.getValues().people}
        onChange={(ids) => form.setFieldValue('people', ids)}
        description={t('tasks:bulk.assignHint')}
      />
    );
  }
  if (action === 'due') {
    return (
      <TextInput
        type="date"
        label={t('tasks:field.due_at')}
        description={t('tasks:bulk.dueHint')}
        {...form.field('date')}
        withAsterisk={false}
      />
    );
  }
  return (
    <CountedTextarea
      data-autofocus
      label={t(action === 'cancel' ? 'tasks:bulk.reason' : 'tasks:bulk.note')}
      description={action === 'close' ? t('tasks:closing.noteHint') : undefined}
      limit={form.limit('note')}
      {...form.field('note')}
      withAsterisk={action === 'cancel'}
    />
  );
};

const Changing = ({
  action,
  count,
  ids,
  onDone,
  onOutcome,
}: Props & { onOutcome: (o: ManyResult) => void }) => {
  const t = useText();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const form: FormOf = useRecordForm({
    name: `tasks-${action}`,
    schema: schemas[action] as z.ZodType<Partial<Values>>,
    initialValues: { people: [], date: '', note: '' } as Values,
    save: async (_, values) => {
      try {
        return await changeMany(await ids(), changeOf(action, values), setProgress);
      } finally {
        setProgress(null);
        void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
        void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.getTask) });
      }
    },
    onSaved: (outcome) => {
      if (leftOf(outcome).length + outcome.gone > 0) return onOutcome(outcome);
      showSuccess(t('tasks:bulk.doneAll', { count: outcome.done.length }));
      onDone([]);
    },
  });
  return (
    <RecordForm form={form} label={t(`tasks:bulk.${action}`)}>
      <Fields action={action} form={form} />
      {progress && progress.total > 0 && (
        <div role="status">
          <Text size="sm">
            {t('tasks:bulk.working', {
              done: formatNumber(progress.done),
              total: formatNumber(progress.total),
            })}
          </Text>
          <ProgressBar
            value={(progress.done / progress.total) * 100}
            aria-label={t(`tasks:bulk.${action}`)}
          />
        </div>
      )}
      <FormActions
        inline
        saving={form.saving}
        save={submitWords(action, count, form.getValues().people, t)}
        cancelWord={t('tasks:bulk.back')}
      />
    </RecordForm>
  );
};

type FormOf = ReturnType<typeof useRecordForm<z.ZodType<Partial<Values>>, Values, ManyResult>>;

/** Makes one change to the selected tasks, then lists those that refused it. */
const BulkDialog = (props: Props) => {
  const t = useText();
  const [outcome, setOutcome] = useState<ManyResult | null>(null);
  const close = () => (outcome ? props.onDone(leftOf(outcome)) : props.onClose());
  return (
    <Dialog
      onClose={close}
      title={
        outcome ? t('tasks:bulk.resultTitle') : t(`tasks:bulk.${props.action}Title`, { count: props.count })
      }
    >
      {outcome ? (
        <BulkOutcome outcome={outcome} onClose={close} />
      ) : (
        <Changing {...props} onOutcome={setOutcome} />
      )}
    </Dialog>
  );
};

export default BulkDialog;
