import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
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
  const keep = useDebouncedCallback(
    (values: V, opened: Opened) => void saveDraft(key, values, opened).catch(() => undefined),
    { delay: 400, flushOnUnmount: true },
  );
  useEffect(() => onFlush(() => keep.flush()), [keep]);
  const drop = async () => {
    keep.cancel();
    setRestoredAt(null);
    await dropDraft(key).catch(() => undefined);
  };
  return { keep, drop, restoredAt };
};
