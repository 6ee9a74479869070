import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';

/** Opens the next task to do, among all tasks or those of the same job. */
export const useNextTask = ({ id }: Task) => {
  const t = useText();
  const go = useGo();
  const [looking, setLooking] = useState(false);
  const toNext = async (scope: 'all' | 'job') => {
    setLooking(true);
    try {
      const next = await call(taskEndpoints.getNextTask, { params: { id }, query: { scope } });
      await go(taskHref(next.id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        showAlert({ text: t(scope === 'job' ? 'tasks:next.noneOnJob' : 'tasks:next.none'), colour: 'green' });
      } else showProblem(error);
    } finally {
      setLooking(false);
    }
  };
  return { looking, toNext };
};
