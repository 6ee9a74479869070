import type { TimelineKind } from '#platform/web/ui/index';
import { type Task, taskTransitions } from '../../../contract/index.ts';

export type Entry = Task['timeline'][number];

type Transition = (typeof taskTransitions.allNames)[number];

/** A close of work of a special project is told as completed; of what has no name is said that the status changed. */
export type TransitionWord = Transition | 'completed' | 'moved';

export type EntryTitle =
  | {
      kind: TimelineKind;
      word:
        | TransitionWord
        | 'created'
        | 'updated'
        | 'deleted'
        | 'setAside'
        | 'broughtBack'
        | 'other'
        | 'noted'
        | 'noteDeleted'
        | 'shared'
        | 'unshared';
    }
  | { kind: TimelineKind; word: 'photos'; count: number }
  | { kind: TimelineKind; word: 'signed'; name: string };

/** Without a note where the reason is not known. */
type StatusChange = Pick<Entry, 'from' | 'to'> & Partial<Pick<Entry, 'note'>>;

/** Names a change of status by the statuses before and after it. */
export const transitionWord = (entry: StatusChange): TransitionWord => {
  if (entry.to === 'completed') return 'completed';
  return taskTransitions.transitionOf({ ...entry, action: taskTransitions.eventOf('close') }) ?? 'moved';
};

const photosOf = ({ changes }: Entry): number => Number(changes.photos?.[1] ?? 1);

export const entryTitle = (entry: Entry): EntryTitle => {
  switch (entry.action) {
    case 'task.created':
      return { kind: 'created', word: 'created' };
    case 'task.moved':
      return { kind: 'status', word: transitionWord(entry) };
    case 'task.updated':
      return { kind: 'edit', word: 'updated' };
    case 'task.deleted':
      return { kind: 'edit', word: 'deleted' };
    case 'task.set-aside':
      return { kind: 'status', word: 'setAside' };
    case 'task.brought-back':
      return { kind: 'status', word: 'broughtBack' };
    case 'task.images-added':
      return { kind: 'file', word: 'photos', count: photosOf(entry) };
    case 'task.noted':
      return { kind: 'comment', word: 'noted' };
    case 'task.note-deleted':
      return { kind: 'comment', word: 'noteDeleted' };
    case 'task.signed':
      return { kind: 'edit', word: 'signed', name: String(entry.changes.signature?.[1] ?? '') };
    case 'task.shared':
      return { kind: 'mail', word: 'shared' };
    case 'share-link.revoked':
      return { kind: 'mail', word: 'unshared' };
    default:
      return { kind: 'edit', word: 'other' };
  }
};
