import type { ComponentType } from 'react';
import { confirm, showAlert, showSuccess } from '../feedback/index.ts';
import { useSteps } from '../feedback/steps.ts';

/** Sends it at once, after the question where there is one; or opens a dialog, which asks for more. */
type Step<Answer> = {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  /** Red: its button and the one of the question, or only that of the question. */
  danger?: true | 'asked';
} & ({ send: () => Promise<Answer> } | { open: () => void });

type Options<Name extends string, Answer> = {
  /** One for each transition: a new one does not compile without. */
  steps: Readonly<Record<Name, Step<Answer>>>;
  word: (name: Name) => string;
  question?: (name: Name) => string | undefined;
  /** What on the page hinders it, in words: a form that is not saved. */
  hindrance?: (name: Name) => string | null | Promise<string | null>;
  done: (name: Name, answer: Answer) => string;
  onDone: (answer: Answer) => void;
  /** Called when the server answers that the record, or what the person confirmed, has changed since. */
  refresh?: () => void;
  outdated?: readonly string[];
  /** Shows a refusal, where its reasons are more than words. */
  onRefused?: (error: unknown, name: Name) => void;
};

/** The buttons of the transitions that the server allows. */
export const useTransitions = <Name extends string, Answer>(
  allowed: readonly Name[],
  options: Options<Name, Answer>,
) => {
  const { steps, word, question, hindrance, done, onDone, refresh, outdated, onRefused } = options;
  const { busy, runStep } = useSteps(() => refresh?.(), outdated);

  const run = (name: Name): Promise<void> =>
    runStep(
      async () => {
        const hinders = (await hindrance?.(name)) ?? null;
        if (hinders !== null) {
          showAlert({ text: hinders, colour: 'red' });
          return;
        }
        const step = steps[name];
        if ('open' in step) {
          step.open();
          return;
        }
        const asked = question?.(name);
        const words = { agree: word(name), danger: step.danger !== undefined };
        if (asked !== undefined && !(await confirm(asked, words))) return;
        const answer = await step.send();
        onDone(answer);
        showSuccess(done(name, answer));
      },
      onRefused && ((error) => onRefused(error, name)),
    );

  const actionOf = (name: Name) => ({
    label: word(name),
    icon: steps[name].icon,
    danger: steps[name].danger === true,
    onClick: () => void run(name),
  });

  /** `run` makes one that was chosen elsewhere, such as on a board: the server refuses it if it is no longer allowed. */
  return { actions: new Map(allowed.map((name) => [name, actionOf(name)])), run, busy };
};
