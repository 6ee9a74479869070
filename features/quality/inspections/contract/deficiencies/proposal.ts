import { z } from 'zod';
import type { Question } from '#features/quality/inspection-templates/contract';
import { priorityLevels } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';
import type { PlacedQuestion } from '../answers/placed-question.ts';
import { instanceKey } from '../answers/places.ts';
import { describeAnswer } from '../report/describe-answer.ts';
import type { Scales } from '../score/scales.ts';

/** What the person who completes decides about the task of one deficient answer. One that is not named gets a task as
 * proposed. */
export const taskDecision = z
  .strictObject({
    question_id: z.uuid(),
    instance: instanceKey.default(''),
    create: z.boolean().default(true),
    /** Why there is to be no task. */
    comment: field.comment.default(''),
    assignee_user_ids: z.array(field.id).max(20).default([]),
    /** A date means the end of that day at the building; without one the company's settings decide. */
    due_at: z.union([field.date, field.timestamp]).nullable().default(null),
    priority_level: z.enum(priorityLevels).optional(),
    /** Photos of the answer that the task shows; all of them unless said. */
    file_ids: z.array(field.id).max(20).optional(),
  })
  .refine(({ create, comment }) => create || comment !== '', {
    path: ['comment'],
    message: 'inspection_no_task_comment',
  });

export type TaskDecision = z.infer<typeof taskDecision>;

const longest = 2000;

type Entered = { value: unknown; comment: string };

/** The task that a deficient answer proposes, in words: "Lobby (Floor 2): Glass – Poor. Streaks at the door". */
export const proposedDescription = (
  { section, question, place }: Pick<PlacedQuestion, 'section' | 'question' | 'place'>,
  { value, comment }: Entered,
  snapshot: Scales,
  locale: field.Locale,
): string => {
  const where = place ? `${section.title} (${place.name})` : section.title;
  const words = describeAnswer(question, value, snapshot, locale);
  const text = `${where}: ${question.label}${words === '' ? '' : ` – ${words}`}.`;
  return [...(comment === '' ? text : `${text} ${comment}`)].slice(0, longest).join('');
};

export const proposedPriority = ({ critical, default_priority }: Question): Question['default_priority'] =>
  critical ? 'high' : default_priority;
