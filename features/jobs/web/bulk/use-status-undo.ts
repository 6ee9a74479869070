import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { inParts, type Undo } from '#platform/web/bulk/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { jobBulkEndpoints, type StatusBefore } from '../../contract/index.ts';

type Changed = { id: number; before: StatusBefore; updated_at: string };

/** Collects what takes back the calls of one step, which may be several, and takes them back. */
export const useStatusUndo = () => {
  const t = useText();
  const [collected] = useState<Changed[]>(() => []);
  const undo: Undo = {
    run: async () => {
      const sum = { undone: 0, kept: 0 };
      for (const changed of inParts(collected.splice(0))) {
        const { undone, kept } = await call(jobBulkEndpoints.undoTransitions, { body: { changed } });
        sum.undone += undone.length;
        sum.kept += kept.length;
      }
      return sum;
    },
    words: (count, kept) =>
      kept > 0
        ? t('jobs:bulk.sites.undoneBut', { count, kept: formatNumber(kept) })
        : t('jobs:bulk.sites.undone', { count }),
  };
  return { undo, collect: (changed: readonly Changed[]): void => void collected.push(...changed) };
};
