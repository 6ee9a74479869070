import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMaybeSession } from '../session/use-session.ts';
import { draftKey, dropDraft, onFlush, readDraft, saveDraft } from './drafts.ts';

type Opened = Record<string, unknown>;

type Options<V> = {
  form: string;
  record: string | number;
  restore: (values: V, opened: Opened | undefined) => void;
};

/** Keeps typed input on the device until the server has it. */
export const useDraft = <V extends Record<string, unknown>>({ form, record, restore }: Options<V>) => {
  const user = useMaybeSession()?.user;
  const key = draftKey(user?.id ?? 0, user?.default_organization.id ?? 0, form, record);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const restoring = useRef(restore);
  restoring.current = restore;
  useEffect(() => {
    let stale = false;
    readDraft(key)
      .then((draft) => {
        if (stale || !draft) return;
        restoring.current(draft.values as V, draft.opened);
        setRestoredAt(draft.at);
      })
      // A form also works without storage.
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [key]);
  const last = useRef<{ values: V; opened: Opened } | null>(null);
  const write = useCallback(() => {
    if (last.current) void saveDraft(key, last.current.values, last.current.opened).catch(() => undefined);
  }, [key]);
  const writeSoon = useDebouncedCallback(write, 400);
  const keep = (values: V, opened: Opened): void => {
    last.current = { values, opened };
    writeSoon();
  };
  // Written when the page is left, too: a save of the same record in another tab has removed what was written before.
  useEffect(() => {
    const stop = onFlush(write);
    addEventListener('pagehide', write);
    return () => {
      stop();
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  const drop = async () => {
    last.current = null;
    writeSoon.cancel();
    setRestoredAt(null);
    await dropDraft(key).catch(() => undefined);
  };
  return { keep, drop, restoredAt };
};
