import type { FileRecord } from '#features/accounts/files/contract';
import { choiceOf } from '#features/quality/inspection-templates/contract';
import type { Write } from '#platform/web/outbox/index';
import {
  type Answer,
  type AnswerEntry,
  answeredAt,
  type Inspection,
  isLaterEntry,
  markAll,
  nameOfQuestion,
  type PlacedQuestion,
  placedQuestions,
  type ScoredAnswer,
} from '../../contract/index.ts';

/** A photo that is still on the device alone. */
export type LocalPhoto = {
  /** Id of its write in the outbox. */
  id: string;
  file: Blob;
  comment: string;
  markup: FileRecord['markup'];
  sending: boolean;
};

/** Where the latest entry is: about to be on the device, on the device, or at the server. */
export type Kept = 'storing' | 'waiting' | 'saved';

/** The answer to one question that stands: the server's, or what the device has not sent yet. */
export type CurrentAnswer = {
  value: Answer['value'];
  na: boolean;
  comment: string;
  files: readonly FileRecord[];
  photos: readonly LocalPhoto[];
  isDeficient: boolean;
  taskId: number | null;
  noTaskComment: string;
  answeredAt: string | null;
  answeredBy: Answer['answered_by'];
  kept: Kept;
  /** Why the server did not take an entry. */
  refused: string | null;
};

export type CurrentAnswers = ReadonlyMap<string, CurrentAnswer>;

export const noAnswer: CurrentAnswer = {
  value: null,
  na: false,
  comment: '',
  files: [],
  photos: [],
  isDeficient: false,
  taskId: null,
  noTaskComment: '',
  answeredAt: null,
  answeredBy: null,
  kept: 'saved',
  refused: null,
};

export const photoCount = ({ files, photos }: CurrentAnswer): number => files.length + photos.length;

const ofServer = (answer: Answer): CurrentAnswer => ({
  value: answer.value,
  na: answer.na,
  comment: answer.comment,
  files: answer.files,
  photos: [],
  isDeficient: answer.is_deficient,
  taskId: answer.task_id,
  noTaskComment: answer.no_task_comment,
  answeredAt: answer.answered_at,
  answeredBy: answer.answered_by,
  kept: 'saved',
  refused: null,
});

type Body = {
  answers?: readonly Omit<AnswerEntry, 'client_uuid'>[];
  clock_offset_ms?: number;
  device_at?: string;
  section_id?: string;
  instance?: string;
  question_id?: string;
  comments?: readonly string[];
  markups?: readonly FileRecord['markup'][];
};

type Entry = Pick<CurrentAnswer, 'value' | 'na' | 'comment'> & {
  name: string;
  device_at?: string | undefined;
};

type Context = {
  inspection: Inspection;
  placed: readonly PlacedQuestion[];
  entered: Map<string, CurrentAnswer>;
  now: string;
  keptOf: (write: Write) => Kept;
};

const entriesOf = ({ kind, parts }: Write, { placed, entered, inspection }: Context): Entry[] => {
  const body = parts.body as Body;
  if (kind === 'saveAnswers')
    return (body.answers ?? []).map((entry) => ({ ...entry, name: nameOfQuestion(entry) }));
  if (kind !== 'markSection') return [];
  const inForce = placed.map(({ question_id, instance }) => ({
    question_id,
    instance,
    ...(entered.get(nameOfQuestion({ question_id, instance })) ?? noAnswer),
  }));
  const { section_id = '', instance = '', device_at } = body;
  return markAll(placed, { section_id, instance }, inForce, inspection.snapshot).map((mark) => {
    const name = nameOfQuestion(mark);
    return { name, value: mark.value, na: false, comment: entered.get(name)?.comment ?? '', device_at };
  });
};

const takeEntry = (write: Write, entry: Entry, context: Context): void => {
  const { entered, now } = context;
  const before = entered.get(entry.name) ?? noAnswer;
  const offset = (write.parts.body as Body).clock_offset_ms ?? 0;
  const at = answeredAt(entry.device_at, offset, now);
  if (!isLaterEntry(at, before.answeredAt)) return;
  const { value, na, comment } = entry;
  const kept = context.keptOf(write);
  entered.set(entry.name, { ...before, value, na, comment, kept, answeredAt: at, answeredBy: null });
};

const photoOf = (write: Write): LocalPhoto[] => {
  const { comments = [], markups = [] } = write.parts.body as Body;
  return write.files.map(({ file }, n) => ({
    id: write.id,
    file,
    comment: comments[n] ?? '',
    markup: markups[n] ?? null,
    sending: write.state === 'sending',
  }));
};

const takePhotos = (write: Write, context: Context): void => {
  const { question_id = '', instance = '' } = write.parts.body as Body;
  const name = nameOfQuestion({ question_id, instance });
  const before = context.entered.get(name) ?? noAnswer;
  context.entered.set(name, {
    ...before,
    photos: [...before.photos, ...photoOf(write)],
    kept: context.keptOf(write),
  });
};

const takeRefusal = ({ about, reason }: Write, { entered }: Context): void => {
  const name = String(about.question ?? '');
  if (name !== '' && reason)
    entered.set(name, { ...(entered.get(name) ?? noAnswer), refused: reason.message });
};

/** The server's answers, overlaid with the entries of this device that are not sent yet. As on the server, of two entries the
 * later one stands. */
export const currentAnswersOf = (
  inspection: Inspection,
  writes: readonly Write[],
  now: string,
  isStoring: (id: string) => boolean = () => false,
): CurrentAnswers => {
  const placed = placedQuestions(inspection.snapshot, inspection.places, inspection.only);
  const entered = new Map(inspection.answers.map((answer) => [nameOfQuestion(answer), ofServer(answer)]));
  const keptOf = ({ id }: Write) => (isStoring(id) ? 'storing' : 'waiting');
  const context: Context = { inspection, placed, entered, now, keptOf };
  for (const write of writes) {
    if (write.state === 'parked') takeRefusal(write, context);
    else if (write.kind === 'addAnswerFiles') takePhotos(write, context);
    else for (const entry of entriesOf(write, context)) takeEntry(write, entry, context);
  }
  for (const { question, question_id, instance } of placed) {
    const name = nameOfQuestion({ question_id, instance });
    const one = entered.get(name);
    const deficient = one && !one.na && choiceOf(question, one.value, inspection.snapshot)?.is_deficient;
    if (one && one.isDeficient !== (deficient === true))
      entered.set(name, { ...one, isDeficient: !!deficient });
  }
  return entered;
};

/** Whether something is said or shown for a place. */
export const isAnsweredIn = (entered: CurrentAnswers, instance: string): boolean =>
  [...entered].some(
    ([name, one]) =>
      name.endsWith(`.${instance}`) &&
      (one.value !== null || one.na || one.comment !== '' || photoCount(one) > 0),
  );

/** Answers in the form that the score function takes, which is the same on the server. */
export const scoredAnswers = (entered: CurrentAnswers): ScoredAnswer[] =>
  [...entered].map(([name, { value, na }]) => {
    const [question_id = '', instance = ''] = name.split('.');
    return { question_id, instance, value, na };
  });
