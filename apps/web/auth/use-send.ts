import { useCallback, useState } from 'react';
import { ApiError } from '#platform/web/api/api-error';
import { send } from '#platform/web/api/send';
import { words } from './words.ts';

export type Line = { method: string; path: string };
export type Failure = { status: number; message: string; fields: Record<string, string[]> };

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { status: 0, message: words.unexpected, fields: {} };
  if (error.status === 0) return { status: 0, message: words.offline, fields: {} };
  const reference = error.reference ? `\n${words.reference} ${error.reference}` : '';
  const message = error.message.startsWith('HTTP ') ? words.unexpected : error.message;
  return { status: error.status, message: message + reference, fields: error.fields };
};

/** The message above a form; undefined when the fields shown say it already. */
export const problemOf = (
  failure: Failure | null,
  shown: readonly string[] = Object.keys(failure?.fields ?? {}),
): string | undefined => {
  if (!failure) return undefined;
  return failure.status === 422 && shown.some((name) => failure.fields[name]) ? undefined : failure.message;
};

/** Sends one call at a time and keeps its error. */
export const useSend = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = useCallback(
    async (line: Line, parts: unknown): Promise<{ answer: unknown } | { failed: Failure }> => {
      setBusy(true);
      setFailure(null);
      try {
        return { answer: await send(line, parts, { anonymous: true }) };
      } catch (error) {
        const failed = failureOf(error);
        setFailure(failed);
        return { failed };
      } finally {
        setBusy(false);
      }
    },
    [],
  );
  return { busy, failure, setFailure, run };
};
