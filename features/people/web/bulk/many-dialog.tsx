import { Progress as ProgressBar, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import type { ManyPeople } from '#platform/web/feature/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { PeopleOutcome } from '../../contract/index.ts';
import { readListAgain } from '../queries.ts';
import { changeMany, leftOf, type ManyResult, type Progress } from './change-many.ts';
import { PeopleOutcomeList, useOutcomeTitle } from './people-outcome-list.tsx';

type Props = {
  people: ManyPeople;
  title: string;
  submit: string;
  /** Whether something must still be chosen. */
  incomplete: boolean;
  /** Maximum number of people in one call. */
  perCall: number;
  send: (ids: number[]) => Promise<PeopleOutcome>;
  /** Called with the errors of fields, by name. An alert shows errors that no field shows. */
  onFaults?: (faults: Record<string, string[]>) => void;
  children: ReactNode;
};

const Outcome = ({ result, onClose }: { result: ManyResult; onClose: () => void }) => (
  <Dialog title={useOutcomeTitle(result)} onClose={onClose}>
    <PeopleOutcomeList result={result} onClose={onClose} />
  </Dialog>
);

const Working = ({ progress, label }: { progress: Progress; label: string }) => {
  const t = useText();
  const figures = { done: formatNumber(progress.done), total: formatNumber(progress.total) };
  return (
    <div role="status">
      <Text size="sm">{t('people:bulk.working', figures)}</Text>
      <ProgressBar value={(progress.done / progress.total) * 100} aria-label={label} />
    </div>
  );
};

/** Asks what to do with the selected people, does it, and names those who were left unchanged. */
export const ManyDialog = ({ people, title, submit, incomplete, perCall, send, ...props }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [result, setResult] = useState<ManyResult | null>(null);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    props.onFaults?.({});
    try {
      const changed = await changeMany(await people.ids(), perCall, send, setProgress);
      readListAgain(queries);
      if (leftOf(changed).length > 0) return setResult(changed);
      showSuccess(t('people:bulk.done', { count: changed.done.length }));
      people.onDone([]);
    } catch (error) {
      const shown = error instanceof ApiError && props.onFaults && Object.keys(error.fields).length > 0;
      if (shown) props.onFaults?.(error.fields);
      if (!shown || error.fields.ids) showProblem(error);
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  if (result) return <Outcome result={result} onClose={() => people.onDone(leftOf(result))} />;
  return (
    <Dialog form title={title} onClose={people.onClose}>
      <form onSubmit={(event) => void change(event)} noValidate>
        <Stack gap="md">
          {props.children}
          {progress && progress.total > perCall && <Working progress={progress} label={title} />}
          <FormActions saving={busy} disabled={incomplete} save={submit} />
        </Stack>
      </form>
    </Dialog>
  );
};
