import { useEffect, useRef } from 'react';
import { scaleOf } from '#features/quality/inspection-templates/contract';
import { useSession } from '#platform/web/session/index';
import type { Inspection } from '../../contract/index.ts';
import type { Question } from './steps.ts';
import type { Act } from './use-act.ts';

type Walking = {
  questions: readonly Question[];
  snapshot: Inspection['snapshot'];
  current: string | null;
  enabled: boolean;
  act: Act;
  onMoved: (question: Question) => void;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** The choice that a digit names, in the order of the buttons; the one after the last is not applicable. */
const enteredBy = (digit: number, { question }: Question, snapshot: Inspection['snapshot']) => {
  const choices = scaleOf(question, snapshot)?.choices ?? [];
  const choice = choices[digit - 1];
  if (choice) return { value: choice.key, na: false };
  const isNa = choices.length > 0 && digit === choices.length + 1 && question.allow_na;
  return isNa ? { value: null, na: true } : null;
};

/** 1 to 9 rate the current question and go on to the next one; the arrows move without rating. Off for people who switched
 * shortcuts off. */
export const useKeys = (walking: Walking): void => {
  const { user } = useSession();
  const latest = useRef(walking);
  latest.current = walking;
  const on = walking.enabled && user.shortcuts;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const { questions, snapshot, current, act, onMoved } = latest.current;
      const at = questions.findIndex(({ name }) => name === current);
      const move = (by: number) => {
        const question = questions[at + by];
        if (question) onMoved(question);
      };
      const question = questions[at];
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (/^[1-9]$/.test(event.key) && question) {
        const entered = enteredBy(Number(event.key), question, snapshot);
        if (!entered) return;
        void act.answer(question, entered);
        move(1);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
