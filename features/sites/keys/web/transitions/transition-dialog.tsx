import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { ApiError, isApiError } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { handsOut, type Key, type KeyTransition, keyTransitions } from '../../contract/index.ts';
import { keyName } from '../key-icon.tsx';
import classes from '../keys.module.css';
import { PersonField } from './person-field.tsx';
import { sendTransition } from './send.ts';

const note = field.comment;

const day = z.union([z.literal('').transform(() => null), field.date]).nullable();

const reason = note.min(3, 'key_reason');

const receiver = { user_id: field.id.nullable().refine((id) => id !== null, 'required'), due_on: day };

/** The schema of the fields that a transition asks for. */
const schemaOf = (transition: KeyTransition) => {
  switch (transition) {
    case 'hand_over':
      return z.object({ ...receiver, since: day, note });
    case 'transfer':
      return z.object({ ...receiver, note });
    case 'report_lost':
      return z.object({ lost_on: day, note: reason });
    default:
      return z.object({ note: keyTransitions.asksReason(transition) ? reason : note });
  }
};

type TransitionValues = {
  user_id: number | null;
  due_on: string;
  since: string;
  lost_on: string;
  note: string;
};

type Props = { ofKey: Key; transition: KeyTransition; onClose: () => void };

/** The form sends a stale transition again by itself when the key is where it was: a confirmed receipt or another label changes
 * nothing about it. Otherwise the person decides, with what was typed still there. */
const staleOr = (error: unknown, { status, custody }: Key): unknown => {
  if (!isApiError(error, 'stale')) return error;
  const { current } = (error.details ?? {}) as { current?: Key };
  if (current && current.status === status && current.custody?.id === custody?.id) return error;
  return new ApiError(409, { code: 'key_changed', payload: { message: error.message } }, error.message);
};

const useTransitionForm = ({ ofKey, transition, onClose }: Props) => {
  const client = useQueryClient();
  return useRecordForm({
    name: `key-${transition}`,
    record: ofKey.id,
    schema: schemaOf(transition) as unknown as z.ZodType<Partial<TransitionValues>>,
    initialValues: {
      user_id: null,
      due_on: '',
      since: '',
      lost_on: transition === 'report_lost' ? todayIn() : '',
      note: '',
    } as TransitionValues,
    updatedAt: ofKey.updated_at,
    readRecord: () => ({}),
    save: async (body, _, { updated_at }) => {
      const key = { ...ofKey, updated_at: String(updated_at) };
      await sendTransition(client, key, { ...body, transition }).catch((error) => {
        throw staleOr(error, ofKey);
      });
    },
    onSaved: onClose,
  });
};

const Fields = ({ form, ofKey, transition }: Props & { form: ReturnType<typeof useTransitionForm> }) => {
  const t = useText();
  const { values } = form;
  const receiver = form.field('user_id');
  const needsReason = keyTransitions.asksReason(transition);
  return (
    <>
      {handsOut(transition) && (
        <>
          <PersonField
            label={t('keys:field.receiver')}
            value={values.user_id}
            error={receiver.error}
            id={receiver.id}
            except={ofKey.custody?.user.id}
            onChange={(id) => form.setFieldValue('user_id', id)}
          />
          <div className={transition === 'hand_over' ? classes.pair : undefined}>
            <TextInput
              type="date"
              label={t('keys:field.due')}
              description={t('keys:field.dueHint')}
              {...form.field('due_on')}
              withAsterisk={false}
            />
            {transition === 'hand_over' && (
              <TextInput
                type="date"
                max={todayIn()}
                label={t('keys:field.since')}
                description={t('keys:field.sinceHint')}
                {...form.field('since')}
                withAsterisk={false}
              />
            )}
          </div>
        </>
      )}
      {transition === 'report_lost' && (
        <TextInput
          type="date"
          max={todayIn()}
          label={t('keys:field.lostOn')}
          {...form.field('lost_on')}
          withAsterisk={false}
        />
      )}
      <CountedTextarea
        label={t(
          transition === 'report_lost'
            ? 'keys:field.what'
            : needsReason
              ? 'keys:field.reason'
              : 'keys:field.note',
        )}
        limit={form.limit('note')}
        {...form.field('note')}
        withAsterisk={needsReason}
      />
    </>
  );
};

const TransitionForm = (props: Props) => {
  const t = useText();
  const { ofKey, transition } = props;
  const form = useTransitionForm(props);
  const name = ofKey.custody?.user.name ?? '';
  return (
    <RecordForm form={form} label={t(`keys:step.${transition}`)}>
      <Text size="sm" c="dimmed">
        {t(`keys:transitionHint.${transition}`, { name })}
      </Text>
      <Fields {...props} form={form} />
      <FormActions saving={form.saving} save={t(`keys:step.${transition}`)} />
    </RecordForm>
  );
};

/** One dialog for all transitions of a key. It asks for what the transition needs: to whom, until when, why. */
export const TransitionDialog = (props: Props) => {
  const t = useText();
  const title = `${t(`keys:step.${props.transition}`)}: ${keyName(props.ofKey)}`;
  return (
    <Dialog form title={title} onClose={props.onClose}>
      <TransitionForm {...props} />
    </Dialog>
  );
};
