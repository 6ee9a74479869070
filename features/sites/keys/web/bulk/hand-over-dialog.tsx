import { Box, Button, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useFoundPeople } from '#features/accounts/access/web';
import type { AnswerOf } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { ApiError, call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatNumber, text, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { handOverLimit, keyEndpoints } from '../../contract/index.ts';
import classes from '../keys.module.css';
import { refreshKeys } from '../live.ts';
import { PersonField } from '../transitions/person-field.tsx';

type Result = AnswerOf<typeof keyEndpoints.handOverKeys>;

type Props = {
  count: number;
  /** Loaded only when needed, because a selection may be more than one page. */
  ids: () => Promise<readonly number[]>;
  /** `left` are the ids of the keys that could not be handed over. */
  onDone: (left: readonly number[]) => void;
  onClose: () => void;
};

type Values = { user_id: number | null; due_on: string };

const schema = z.object({
  user_id: field.id.nullable().refine((id) => id !== null, 'required'),
  due_on: z.union([z.literal('').transform(() => null), field.date]).nullable(),
});

const Asking = ({ count, ids, onDone, onFailed }: Props & { onFailed: (result: Result) => void }) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'keys-hand-over',
    schema: schema as unknown as z.ZodType<Partial<Values>>,
    initialValues: { user_id: null, due_on: '' } as Values,
    save: async (body) => {
      const chosen = await ids();
      if (chosen.length > handOverLimit) {
        const words = text('keys:bulk.fewer', { max: formatNumber(handOverLimit) });
        throw new ApiError(409, { code: 'too_many_chosen', payload: { message: words } }, words);
      }
      const { user_id, due_on } = body as { user_id: number; due_on: string | null };
      return call(keyEndpoints.handOverKeys, { body: { ids: [...chosen], user_id, due_on } }).finally(() =>
        refreshKeys(client, []),
      );
    },
    onSaved: (result) => {
      if (result.failed.length > 0) return onFailed(result);
      const name = people.find(({ id }) => id === chosen)?.name ?? '';
      showSuccess(t('keys:done.handOver', { count: result.done.length, name }));
      onDone([]);
    },
  });
  const chosen = form.getValues().user_id;
  const people = useFoundPeople({ ids: chosen === null ? [] : [chosen] });
  const { error, id } = form.field('user_id');
  return (
    <RecordForm form={form} label={t('keys:bulk.title', { count })}>
      <Text size="sm" c="dimmed">
        {t('keys:transitionHint.hand_over')}
      </Text>
      <PersonField
        label={t('keys:field.receiver')}
        value={form.values.user_id}
        error={error}
        id={id}
        onChange={(person) => form.setFieldValue('user_id', person)}
      />
      <TextInput
        type="date"
        label={t('keys:field.due')}
        description={t('keys:field.dueHint')}
        {...form.field('due_on')}
        withAsterisk={false}
      />
      <FormActions saving={form.saving} save={t('keys:tab.handOver', { count })} />
    </RecordForm>
  );
};

const Failed = ({ result, onClose }: { result: Result; onClose: () => void }) => {
  const t = useText();
  return (
    <div role="status">
      <Text fw={600}>
        {t('keys:bulk.result', {
          done: formatNumber(result.done.length),
          failed: formatNumber(result.failed.length),
        })}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('keys:bulk.failedHint')}
      </Text>
      <Stack component="ul" className={classes.failed} gap="xs">
        {result.failed.map(({ id, label, reason }) => (
          <li key={id}>
            <Box component="span" className={classes.name} fw={600} data-breaks>
              {label}
            </Box>
            <span className={classes.quiet}>{reason}</span>
          </li>
        ))}
      </Stack>
      <Button mt="md" onClick={onClose}>
        {t('platform:actions.close')}
      </Button>
    </div>
  );
};

/** Hands several keys over to one person, then lists those that could not be handed over. */
export const HandOverDialog = (props: Props) => {
  const t = useText();
  const [result, setResult] = useState<Result | null>(null);
  const close = () => (result ? props.onDone(result.failed.map(({ id }) => id)) : props.onClose());
  return (
    <Dialog form={result === null} title={t('keys:bulk.title', { count: props.count })} onClose={close}>
      {result ? <Failed result={result} onClose={close} /> : <Asking {...props} onFailed={setResult} />}
    </Dialog>
  );
};
