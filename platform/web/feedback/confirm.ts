import type { ReactNode } from 'react';
import { createStore } from '../store/create-store.ts';

export type ConfirmOption<V> = {
  text: string;
  value: V;
  icon?: ReactNode;
  /** Look of the button. */
  class?: 'primary' | 'danger' | 'plain';
};

export type CustomConfirm<V> = { title: string; content?: ReactNode; options: readonly ConfirmOption<V>[] };

export type Question =
  | {
      kind: 'agree';
      text: string;
      agree: string;
      disagree?: string;
      danger?: boolean;
      done: (v: unknown) => void;
    }
  | ({ kind: 'custom'; done: (value: unknown) => void } & CustomConfirm<unknown>);

export const questionStore = createStore<readonly Question[]>([]);

const ask = <V>(question: Omit<Question, 'done'>): Promise<V> =>
  new Promise((resolve) => {
    const asked = {
      ...question,
      done: (value: unknown) => {
        questionStore.set((open) => open.filter((other) => other !== asked));
        resolve(value as V);
      },
    } as Question;
    questionStore.set((open) => [...open, asked]);
  });

/** `agree` names the action. It returns 1; disagree and closing return 0. Use it only for what is final; offer undo for
 * everything else. */
export const confirm = (
  text: string,
  words: { agree: string; disagree?: string; danger?: boolean },
): Promise<0 | 1> => ask({ kind: 'agree', text, ...words } as Omit<Question, 'done'>);

/** Returns the value of the chosen option; cancelling returns 0. */
export const customConfirm = <V>(question: CustomConfirm<V>): Promise<V | 0> =>
  ask({ kind: 'custom', ...question } as Omit<Question, 'done'>);

/** The main button comes last, as in every dialog. */
export const mainLast = <V>(options: readonly ConfirmOption<V>[]): ConfirmOption<V>[] => [
  ...options.filter((option) => option.class !== 'primary'),
  ...options.filter((option) => option.class === 'primary'),
];
