import type { z } from 'zod';
import type { JobAssignment } from '#features/sites/assignments/contract';
import type { PriorityLevel } from '#features/tasks/tasks/contract';
import { type inspectionEndpoints, proposedPriority } from '../../contract/index.ts';
import type { CurrentAnswer, CurrentAnswers } from '../outbox/current-answers.ts';
import type { Question } from '../walk/steps.ts';

/** What the person decides about the task of one deficient answer. */
export type Decision = {
  create: boolean;
  /** Why there is to be no task. */
  comment: string;
  assignee: number | null;
  /** A day at the building; empty leaves it to the company's hours for the priority. */
  due: string;
  priority: PriorityLevel;
};

export type Deficiency = { question: Question; entered: CurrentAnswer };

/** Deficient answers that have no task yet, in the order in which they were asked. */
export const deficienciesOf = (questions: readonly Question[], entered: CurrentAnswers): Deficiency[] =>
  questions.flatMap((question) => {
    const one = entered.get(question.name);
    return one?.isDeficient && one.taskId === null ? [{ question, entered: one }] : [];
  });

/** The supervisor of the site, to whom tasks are proposed; null where there is none, so that the task is unassigned. */
export const dutyHolder = (held: readonly JobAssignment[]): number | null =>
  held.find(({ role_key }) => role_key === 'supervisor')?.user.id ?? null;

export const proposed = ({ question, entered }: Deficiency, assignee: number | null): Decision => ({
  create: entered.noTaskComment === '',
  comment: entered.noTaskComment,
  assignee,
  due: '',
  priority: proposedPriority(question.question),
});

type Sent = NonNullable<z.input<typeof inspectionEndpoints.completeInspection.body>['tasks']>[number];

export const sentDecision = (
  { question: { question_id, instance } }: Deficiency,
  decision: Decision,
): Sent => {
  const asked = { question_id, instance };
  if (!decision.create) return { ...asked, create: false, comment: decision.comment };
  return {
    ...asked,
    create: true,
    assignee_user_ids: decision.assignee === null ? [] : [decision.assignee],
    due_at: decision.due || null,
    priority_level: decision.priority,
  };
};
