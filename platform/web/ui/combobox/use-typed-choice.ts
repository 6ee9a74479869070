import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Choice, choiceText } from './choice.ts';

type Options = {
  chosen: Choice | null;
  find: (words: string) => readonly Choice[];
  typed: string;
};

/** The typed text and its matches. Matches are computed when the browser has time, so that typing never waits. */
export const useTypedChoice = ({ chosen, find, typed: before }: Options) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(before || null);
  // More letters may have been typed meanwhile into the field that this one replaces.
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
    /** Moves the selection, from one end on to the other. */
    move: (by: 1 | -1) => {
      const from = active < 0 && by < 0 ? 0 : active;
      if (found.length > 0) {
        setMoved({ words: shownWords, at: (from + by + found.length) % found.length });
      }
    },
    /** The choice that Enter takes. Computed for all letters typed, because the visible list may still be older. */
    current: () => (words === shownWords ? found[active] : find(words)[0]),
  };
};
