import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { confirm } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { ImportRecord } from '../../contract/index.ts';
import { cacheImport, refreshAll } from '../queries.ts';
import { useKind } from '../use-kind.ts';

/** Undoes a whole import, after a confirmation because it is final. The page shows and keeps the reason of a
 * refusal. */
export const useUndo = (record: ImportRecord) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const undo = useAction(kind.calls.undo, {
    quiet: true,
    refreshes: [kind.calls.rows],
    onSuccess: (undone) => {
      cacheImport(client, kind, undone);
      refreshAll(client);
    },
  });
  const ask = async () => {
    const answer = await confirm(kind.words(t).undoQuestion(record.created_rows + record.updated_rows), {
      agree: t('imports:undo.agree'),
      disagree: t('imports:undo.keep'),
      danger: true,
    });
    if (answer === 1) undo.mutate({ params: { id: record.id }, body: {} });
  };
  return { ask, busy: undo.isPending, refusal: undo.error };
};
