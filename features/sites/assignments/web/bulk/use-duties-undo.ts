import { call } from '#platform/web/api/index';
import { useUndoOfCalls } from '#platform/web/bulk/index';
import { useText } from '#platform/web/i18n/index';
import { type DutiesBefore, manyAssignmentEndpoints } from '../../contract/bulk-endpoints.ts';

/** Takes back what both dialogs of duties do, with the calls of a step. */
export const useDutiesUndo = (assignmentId: number) => {
  const t = useText();
  return useUndoOfCalls(
    async (before: DutiesBefore, idempotencyKey) => {
      const body = { assignment_id: assignmentId, before };
      return {
        ...(await call(manyAssignmentEndpoints.undoDutiesOfMany, { body }, { idempotencyKey })),
        named: [],
      };
    },
    (said, values) => t(`assignments:many.${said}`, values),
  );
};
