import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, submit, useUnsent } from '#platform/web/outbox/index';
import { instructionsGroup } from '../addresses.ts';
import { readInstructionsAgain } from '../live.ts';
import { readInstructionsWrite } from '../outbox/instruction-writes.ts';

/** Records that the person has read this version. `waiting`: the device has recorded it, but not yet sent it. */
export const useRead = (jobId: number, version: number) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const unsent = useUnsent(instructionsGroup(jobId));
  const waiting = unsent.some(
    ({ kind, parts, state }) =>
      kind === readInstructionsWrite.name &&
      state !== 'parked' &&
      (parts.body as { version: number }).version === version,
  );
  const confirm = () => {
    if (busy) return;
    setBusy(true);
    submit(
      client,
      {
        kind: readInstructionsWrite,
        id: crypto.randomUUID(),
        parts: { params: { id: jobId }, body: { version, device_at: serverNow().toISOString() } },
        group: instructionsGroup(jobId),
        about: { jobId, name: '', record: null },
      },
      { keepsInput: true },
    )
      .then((outcome) => showSuccess(outcome.sent ? t('site-instructions:read.thanks') : savedWords(outcome)))
      .catch((error) => {
        showProblem(error);
        readInstructionsAgain(client, [jobId]);
      })
      .finally(() => setBusy(false));
  };
  return { confirm, busy, waiting: waiting && !busy };
};
