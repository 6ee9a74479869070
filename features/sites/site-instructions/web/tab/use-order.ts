import { useQueryClient } from '@tanstack/react-query';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, submit } from '#platform/web/outbox/index';
import type { InstructionSet } from '../../contract/index.ts';
import { instructionsGroup } from '../addresses.ts';
import { readInstructionsAgain } from '../live.ts';
import { orderInstructionsWrite } from '../outbox/instruction-writes.ts';
import { instructionsQuery } from '../queries.ts';

/** Changes the order of a job's instructions, and shows it at once. */
export const useOrder = (jobId: number) => {
  const t = useText();
  const client = useQueryClient();
  const show = (ids: readonly number[]) =>
    client.setQueryData<InstructionSet>(instructionsQuery(jobId).queryKey, (known) => {
      if (!known) return known;
      const byId = new Map(known.rows.map((row) => [row.id, row]));
      return { ...known, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    });
  return (ids: number[] | undefined): void => {
    if (!ids) return;
    show(ids);
    submit(
      client,
      {
        kind: orderInstructionsWrite,
        id: crypto.randomUUID(),
        parts: { params: { id: jobId }, body: { ids } },
        group: instructionsGroup(jobId),
        about: { jobId, name: '', record: null },
      },
      { keepsInput: true },
    )
      .then((outcome) =>
        showSuccess(outcome.sent ? t('site-instructions:item.ordered') : savedWords(outcome)),
      )
      .catch((error) => {
        showProblem(error);
        readInstructionsAgain(client, [jobId]);
      });
  };
};
