import { Progress as ProgressBar, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { ApiError } from '../api/index.ts';
import type { ManyRecords } from '../feature/bulk-actions.ts';
import { showProblem, showSuccess } from '../feedback/index.ts';
import { FormActions } from '../forms/index.ts';
import { formatNumber, useText } from '../i18n/index.ts';
import { Dialog } from '../ui/index.ts';
import { changeInParts, leftOf, type PartsResult, type Progress } from './change-in-parts.ts';
import { OutcomeList, useOutcomeTitle } from './outcome-list.tsx';
import type { Undo } from './taken-back.ts';
import { useOfferUndo } from './use-reversible.ts';

type Props = {
  records: ManyRecords;
  title: string;
  submit: string;
  /** Whether something must still be chosen. */
  incomplete: boolean;
  /** Maximum number of records in one call. */
  perCall: number;
  send: (ids: number[]) => Promise<BulkOutcome>;
  /** Said when the step reached all. */
  done: (count: number) => string;
  hrefOf: (id: number) => string;
  /** After the step, whatever its outcome: what open pages show of the records is read again. */
  onChanged: () => void;
  /** Takes the step back for all that it reached, and says what became of that. */
  undo?: Undo | undefined;
  /** Called with the errors of fields, by name. An alert shows errors that no field shows. */
  onFaults?: (faults: Record<string, string[]>) => void;
  children: ReactNode;
};

type OutcomeProps = { result: PartsResult; hrefOf: Props['hrefOf']; onClose: () => void };

const Outcome = (props: OutcomeProps) => (
  <Dialog title={useOutcomeTitle(props.result)} onClose={props.onClose}>
    <OutcomeList {...props} />
  </Dialog>
);

const Working = ({ progress, label }: { progress: Progress; label: string }) => {
  const t = useText();
  const figures = { done: formatNumber(progress.done), total: formatNumber(progress.total) };
  return (
    <div role="status">
      <Text size="sm">{t('platform:bulk.working', figures)}</Text>
      <ProgressBar value={(progress.done / progress.total) * 100} aria-label={label} />
    </div>
  );
};

/** Milliseconds without an answer after which the step may be left all the same. */
const maxSilence = 20_000;

/** Asks what to do with the selected records, does it, and names those that were left unchanged. */
export const ManyDialog = ({ records, title, submit, incomplete, perCall, send, ...props }: Props) => {
  const [busy, setBusy] = useState(false);
  const heardAt = useRef(0);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [result, setResult] = useState<PartsResult | null>(null);
  const offerUndo = useOfferUndo(props.onChanged);
  const showDone = (count: number): void => {
    if (props.undo && !props.undo.isEmpty()) offerUndo(props.done(count), props.undo);
    else showSuccess(props.done(count));
  };
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    props.onFaults?.({});
    try {
      heardAt.current = performance.now();
      const changed = await changeInParts(await records.ids(), perCall, send, (reached) => {
        heardAt.current = performance.now();
        setProgress(reached);
      });
      if (leftOf(changed).length > 0) {
        if (changed.done.length > 0 && props.undo) showDone(changed.done.length);
        return setResult(changed);
      }
      showDone(changed.done.length);
      records.onDone([]);
    } catch (error) {
      const shown = error instanceof ApiError && props.onFaults && Object.keys(error.fields).length > 0;
      if (shown) props.onFaults?.(error.fields);
      if (!shown || error.fields.ids) showProblem(error);
    } finally {
      props.onChanged();
      setBusy(false);
      setProgress(null);
    }
  };
  // What becomes of the step has still to be read.
  const close = (): void => {
    if (!busy || performance.now() - heardAt.current > maxSilence) records.onClose();
  };
  if (result)
    return <Outcome result={result} hrefOf={props.hrefOf} onClose={() => records.onDone(leftOf(result))} />;
  return (
    <Dialog form title={title} onClose={close}>
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
