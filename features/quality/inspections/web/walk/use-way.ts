import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useSearchState } from '#platform/web/routing/index';
import { createSearch } from '../create/create-search.ts';
import type { Question, Step } from './steps.ts';

/** Runs after the browser has drawn what the touch changed. */
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** The last step: what is said about the inspection as a whole. */
export const general = 'general';

export type Way = ReturnType<typeof useWay>;

const show = (name: string): void => {
  const row = document.getElementById(`question-${name}`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
};

/** Where in the inspection a person is: the section is in the address, the question is the one last touched. */
export const useWay = (steps: readonly Step[]) => {
  const [{ at }, setSearch] = useSearchState(createSearch);
  const [current, setCurrent] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  const found = steps.findIndex(({ key }) => key === at);
  const position = useDeferredValue(at === general ? steps.length : Math.max(0, found));
  const step = steps[position];
  const toStep = useCallback(
    // The touch is answered before another section is drawn: a slow phone needs a tenth of a second for one.
    (next: Step | null | undefined) =>
      afterFrame(() => {
        setSearch({ at: next?.key ?? general }, { replace: true });
        setWanted(null);
        setCurrent(null);
        window.scrollTo({ top: 0 });
      }),
    [setSearch],
  );
  const toQuestion = useCallback(
    ({ name }: Question) => {
      const holder = steps.find(({ questions }) => questions.some((one) => one.name === name));
      if (!holder) return;
      setSearch({ at: holder.key }, { replace: true });
      setCurrent(name);
      setWanted({ name });
    },
    [steps, setSearch],
  );
  useEffect(() => {
    if (wanted && step?.questions.some(({ name }) => name === wanted.name)) show(wanted.name);
  }, [wanted, step]);
  return {
    step,
    position,
    current: current ?? step?.questions[0]?.name ?? null,
    setCurrent,
    next: steps[position + 1],
    toStep,
    toQuestion,
    forward: () => toStep(steps[position + 1]),
  };
};
