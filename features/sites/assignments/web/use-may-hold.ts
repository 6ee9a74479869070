import { useFlag } from '#platform/web/session/index';

/** Whether this person may say who holds an assignment. */
export const useMayHold = (): boolean => {
  const assigns = useFlag('admin.canEditAssignments');
  return useFlag('admin.canEditUser') || assigns;
};
