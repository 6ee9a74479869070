import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { confirm } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type JobImport, jobImportEndpoints } from '../../contract/index.ts';
import { keepImport, refreshSites } from '../queries.ts';

/** Undoes a whole import, after a confirmation because it is final. The page shows and keeps the reason of a
 * refusal. */
export const useUndo = (record: JobImport) => {
  const t = useText();
  const client = useQueryClient();
  const undo = useAction(jobImportEndpoints.undoJobImport, {
    quiet: true,
    refreshes: [jobImportEndpoints.listJobImportRows],
    onSuccess: (undone) => {
      keepImport(client, undone);
      refreshSites(client);
    },
  });
  const ask = async () => {
    const count = record.created_rows;
    const answer = await confirm(t('job-imports:undo.question', { count, sites: formatNumber(count) }), {
      agree: t('job-imports:undo.agree'),
      disagree: t('job-imports:undo.keep'),
      danger: true,
    });
    if (answer === 1) undo.mutate({ params: { id: record.id }, body: {} });
  };
  return { ask, busy: undo.isPending, refusal: undo.error };
};
