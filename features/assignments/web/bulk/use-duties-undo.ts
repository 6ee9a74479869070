import { useState } from 'react';
import { call } from '#platform/web/api/index';
import type { Undo } from '#platform/web/bulk/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type DutiesBefore, manyAssignmentEndpoints } from '../../contract/bulk-endpoints.ts';

/** Collects what takes back the calls of one step, which may be several, and takes them back. */
export const useDutiesUndo = (assignmentId: number) => {
  const t = useText();
  const [calls] = useState<DutiesBefore[]>(() => []);
  const undo: Undo = {
    run: async () => {
      const sum = { undone: 0, kept: 0 };
      for (const before of calls.splice(0)) {
        const body = { assignment_id: assignmentId, before };
        const { undone, kept } = await call(manyAssignmentEndpoints.undoDutiesOfMany, { body });
        sum.undone += undone;
        sum.kept += kept;
      }
      return sum;
    },
    words: (count, kept) =>
      kept > 0
        ? t('assignments:many.undoneBut', { count, kept: formatNumber(kept) })
        : t('assignments:many.undone', { count }),
  };
  return { undo, collect: (before: DutiesBefore): void => void calls.push(before) };
};
