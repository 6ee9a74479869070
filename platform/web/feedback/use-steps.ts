import { useState } from 'react';
import { ApiError, isApiError } from '../api/index.ts';
import { showAlert, showProblem } from './alerts.ts';

/** Shows why a step was refused. The messages of all fields stand in one alert, because the fields may be on another page
 * than the step. */
export const showReasons = (error: unknown): void => {
  const reasons = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  if (reasons.length === 0) showProblem(error);
  else showAlert({ text: reasons.join('\n'), colour: 'red' });
};

/** Carries out steps of a record beside its form. `readAgain` is called when the server answers that the record, or what
 * the person confirmed, has changed since; `outdated` lists the codes of these answers. */
export const useSteps = (refresh: () => void, outdated: readonly string[] = ['stale']) => {
  const [busy, setBusy] = useState(false);
  const runStep = async (step: () => Promise<void>, fails = showReasons): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      if (outdated.some((code) => isApiError(error, code))) refresh();
      fails(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, runStep };
};
