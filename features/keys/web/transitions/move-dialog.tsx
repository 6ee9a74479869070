import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Key, type KeyTransition, keyTransitions } from '../../contract/index.ts';
import { keyName } from '../key-words.ts';
import classes from '../keys.module.css';
import { type MoveValues, schemaOf } from './move-schemas.ts';
import { PersonField } from './person-field.tsx';
import { sendMove } from './send.ts';

type Props = { keyMoved: Key; move: KeyTransition; onClose: () => void };

/** Errors that no change of the form can resolve. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409].includes(error.status);

const useMoveForm = ({ keyMoved, move, onClose }: Props) => {
  const client = useQueryClient();
  return useRecordForm({
    name: `key-${move}`,
    record: keyMoved.id,
    schema: schemaOf(move) as unknown as z.ZodType<Partial<MoveValues>>,
    initialValues: {
      user_id: null,
      due_on: '',
      since: '',
      lost_on: move === 'report_lost' ? todayIn() : '',
      note: '',
    } as MoveValues,
    save: async (body) => {
      try {
        await sendMove(client, keyMoved, { ...body, transition: move });
      } catch (error) {
        if (!isFinal(error)) throw error;
        showProblem(error);
      }
    },
    onSaved: onClose,
  });
};

const Fields = ({ form, keyMoved, move }: Props & { form: ReturnType<typeof useMoveForm> }) => {
  const t = useText();
  const { values } = form;
  const receiver = form.field('user_id');
  const needsReason = keyTransitions[move].reason === true;
  return (
    <>
      {keyTransitions[move].to === 'held' && (
        <>
          <PersonField
            label={t('keys:field.receiver')}
            value={values.user_id}
            error={receiver.error}
            id={receiver.id}
            except={keyMoved.custody?.user.id}
            onChange={(id) => form.setFieldValue('user_id', id)}
          />
          <div className={move === 'hand_over' ? classes.pair : undefined}>
            <TextInput
              type="date"
              label={t('keys:field.due')}
              description={t('keys:field.dueHint')}
              {...form.field('due_on')}
              withAsterisk={false}
            />
            {move === 'hand_over' && (
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
      {move === 'report_lost' && (
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
          move === 'report_lost' ? 'keys:field.what' : needsReason ? 'keys:field.reason' : 'keys:field.note',
        )}
        limit={form.limit('note')}
        {...form.field('note')}
        withAsterisk={needsReason}
      />
    </>
  );
};

const MoveForm = (props: Props) => {
  const t = useText();
  const { keyMoved, move } = props;
  const form = useMoveForm(props);
  const name = keyMoved.custody?.user.name ?? '';
  return (
    <RecordForm form={form} label={t(`keys:move.${move}`)}>
      <Text size="sm" c="dimmed">
        {t(`keys:moveHint.${move}`, { name })}
      </Text>
      <Fields {...props} form={form} />
      <FormActions saving={form.saving} save={t(`keys:move.${move}`)} />
    </RecordForm>
  );
};

/** One dialog for all moves of a key. It asks for what the move needs: to whom, until when, why. */
export const MoveDialog = (props: Props) => {
  const t = useText();
  const title = `${t(`keys:move.${props.move}`)}: ${keyName(props.keyMoved)}`;
  return (
    <Dialog form title={title} onClose={props.onClose}>
      <MoveForm {...props} />
    </Dialog>
  );
};
