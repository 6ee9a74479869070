import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type AnyEntry, openOutboxPanel, submitAll } from '#platform/web/outbox/index';
import { readInspectionAgain } from '../cache-inspection.ts';

const sayRefused = (error: unknown): void => {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) {
    showProblem(error);
    return;
  }
  if (error.status === 401) return;
  const words =
    error.code === 'inspection_finalized' ? text('inspections:walk.closedMeanwhile') : error.message;
  showAlert({
    text: words,
    colour: 'red',
    action: { label: text('inspections:walk.showUnsent'), run: openOutboxPanel },
  });
};

/** Puts entries down on the device and sends them. What the server refuses stays there, with its reason: nothing that was
 * entered during a walk is thrown away by itself. */
export const recordEntries = async (
  client: QueryClient,
  ref: string,
  entries: readonly AnyEntry[],
  replaces: readonly string[] = [],
): Promise<void> => {
  try {
    await submitAll(client, entries, { keepsRefused: true, replaces });
  } catch (error) {
    readInspectionAgain(client, ref);
    sayRefused(error);
  }
};
