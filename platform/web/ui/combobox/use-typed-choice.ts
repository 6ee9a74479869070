import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Choice, choiceText } from './choice.ts';

type Options = {
  chosen: Choice | null;
  find: (words: string) => readonly Choice[];
  typed: string;
};

/** What is typed and what it finds. The lines follow when the browser has time: the field never waits for them. */
export const useTypedChoice = ({ chosen, find, typed: before }: Options) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(before || null);
  // The field that this one replaces may have taken some letters more meanwhile.
  useEffect(() => {
    if (before) setTyped(before);
  }, [before]);
  const [moved, setMoved] = useState<{ words: string; at: number } | null>(null);
  const words = typed ?? '';
  const shownWords = useDeferredValue(words);
  const found = useMemo(() => (open ? find(shownWords) : []), [open, find, shownWords]);
  const first = shownWords === '' ? found.findIndex(({ id }) => id === chosen?.id) : 0;
  const active = moved?.words === shownWords ? moved.at : first;
  return {
    open,
    show: () => setOpen(true),
    hide: () => {
      setOpen(false);
      setMoved(null);
    },
    text: typed ?? (chosen ? choiceText(chosen) : ''),
    type: (next: string | null) => {
      setTyped(next);
      setMoved(null);
    },
    found,
    active: Math.min(active, found.length - 1),
    /** By some lines, around the ends. */
    move: (by: 1 | -1) => {
      const from = active < 0 && by < 0 ? 0 : active;
      if (found.length > 0) {
        setMoved({ words: shownWords, at: (from + by + found.length) % found.length });
      }
    },
    /** What Enter takes; the list on the screen may still be one of fewer letters. */
    current: () => (words === shownWords ? found[active] : find(words)[0]),
  };
};
