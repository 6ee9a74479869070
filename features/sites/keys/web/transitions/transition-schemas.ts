import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { type KeyTransition, keyTransitions } from '../../contract/index.ts';

const note = field.comment;

const day = z.union([z.literal('').transform(() => null), field.date]).nullable();

const reason = note.min(3, 'key_reason');

const receiver = { user_id: field.id.nullable().refine((id) => id !== null, 'required'), due_on: day };

/** The schema of the fields that a transition asks for. */
export const schemaOf = (transition: KeyTransition) => {
  switch (transition) {
    case 'hand_over':
      return z.object({ ...receiver, since: day, note });
    case 'transfer':
      return z.object({ ...receiver, note });
    case 'report_lost':
      return z.object({ lost_on: day, note: reason });
    default:
      return z.object({ note: keyTransitions.asksReason(transition) ? reason : note });
  }
};

export type TransitionValues = {
  user_id: number | null;
  due_on: string;
  since: string;
  lost_on: string;
  note: string;
};
