import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { AutoGrid, Dialog, RowsSkeleton } from '#platform/web/ui/index';
import { assignmentEndpoints } from '../../contract/index.ts';
import { refreshAssignments } from '../live.ts';
import { PersonCombobox } from '../person-combobox.tsx';
import { PlanList } from './plan-list.tsx';
import classes from './replacement.module.css';
import { possibleSteps, usePlan } from './use-plan.ts';

type Person = { id: number; name: string };

type Props = {
  /** Only this assignment; null: everything the person holds. */
  assignmentId: number | null;
  onClose: () => void;
};

/** Replaces a person from a date on, or ends what the person holds. Shows all changes before it saves them. */
const ReplaceDialog = ({ assignmentId, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [person, setPerson] = useState<Person | null>(null);
  const [successor, setSuccessor] = useState<Person | null>(null);
  const [follows, setFollows] = useState(true);
  const [from, setFrom] = useState(todayIn());
  const [only, setOnly] = useState(assignmentId !== null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const by = follows ? (successor?.id ?? null) : null;
  const ready = person !== null && from !== '' && (!follows || by !== null);
  const { plan, fields, message, waiting } = usePlan(ready ? person.id : null, {
    from_date: from,
    ...(by === null ? {} : { by_user_id: by }),
    ...(only && assignmentId !== null ? { assignment_id: assignmentId } : {}),
  });
  const chosen = possibleSteps(plan).filter(({ id }) => !left.has(id));
  const submitReplacement = async (): Promise<void> => {
    if (!person) return;
    setBusy(true);
    try {
      const { changed } = await call(assignmentEndpoints.replaceUser, {
        params: { id: person.id },
        body: {
          by_user_id: by,
          from_date: from,
          periods: chosen.map(({ id, updated_at }) => ({ id, updated_at })),
        },
      });
      showSuccess(
        successor && follows
          ? t('assignments:replace.done', { name: successor.name, count: changed })
          : t('assignments:replace.doneEnding', { name: person.name, count: changed }),
      );
      onClose();
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
      refreshAssignments(client);
    }
  };
  return (
    <Dialog title={t('assignments:replace.title')} onClose={onClose} size={720}>
      <Stack
        component="form"
        gap={14}
        onSubmit={(event) => {
          event.preventDefault();
          void submitReplacement();
        }}
      >
        <AutoGrid min={220} gap="sm">
          <PersonCombobox
            label={t('assignments:replace.person')}
            value={person?.id ?? null}
            onChange={setPerson}
          />
          <TextInput
            type="date"
            label={t('assignments:replace.from')}
            value={from}
            error={fields.from_date?.join('\n')}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </AutoGrid>
        <SegmentedControl
          aria-label={t('assignments:replace.how')}
          value={follows ? 'replace' : 'end'}
          data={[
            { value: 'replace', label: t('assignments:replace.byPerson') },
            { value: 'end', label: t('assignments:replace.byNobody') },
          ]}
          onChange={(how) => setFollows(how === 'replace')}
        />
        {follows && (
          <PersonCombobox
            label={t('assignments:replace.successor')}
            value={successor?.id ?? null}
            error={fields.by_user_id?.join('\n')}
            onChange={setSuccessor}
          />
        )}
        {assignmentId !== null && (
          <SegmentedControl
            aria-label={t('assignments:replace.what')}
            value={only ? 'one' : 'all'}
            data={[
              { value: 'one', label: t('assignments:replace.thisOne') },
              { value: 'all', label: t('assignments:replace.everything') },
            ]}
            onChange={(what) => setOnly(what === 'one')}
          />
        )}
        {!ready && (
          <Text size="sm" c="dimmed">
            {t('assignments:replace.hint')}
          </Text>
        )}
        {waiting && <RowsSkeleton rows={4} />}
        {message && <Text c="red">{message}</Text>}
        {plan && person && (
          <PlanList plan={plan} userId={person.id} from={from} left={left} onLeft={setLeft} />
        )}
        <div className={classes.actions}>
          <FormActions
            inline
            saving={busy}
            disabled={chosen.length === 0}
            save={t(follows ? 'assignments:replace.save' : 'assignments:replace.end', {
              count: chosen.length,
            })}
          />
        </div>
      </Stack>
    </Dialog>
  );
};

export default ReplaceDialog;
