import type { FileRecord } from '#features/accounts/files/contract';
import { choiceOf } from '#features/quality/inspection-templates/contract';
import type { Write } from '#platform/web/outbox/index';
import {
  type Answer,
  type AnswerEntry,
  type Asked,
  answeredAt,
  askedOf,
  type Inspection,
  markAll,
  nameOfAsked,
  type ScoredAnswer,
  standsOver,
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
export type Given = {
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

export type GivenByName = ReadonlyMap<string, Given>;

export const nothingGiven: Given = {
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

export const photoCount = ({ files, photos }: Given): number => files.length + photos.length;

const ofServer = (answer: Answer): Given => ({
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

type Entry = Pick<Given, 'value' | 'na' | 'comment'> & { name: string; device_at?: string | undefined };

type Context = {
  inspection: Inspection;
  asked: readonly Asked[];
  given: Map<string, Given>;
  now: string;
  keptOf: (write: Write) => Kept;
};

const entriesOf = ({ kind, parts }: Write, { asked, given, inspection }: Context): Entry[] => {
  const body = parts.body as Body;
  if (kind === 'saveAnswers')
    return (body.answers ?? []).map((entry) => ({ ...entry, name: nameOfAsked(entry) }));
  if (kind !== 'markSection') return [];
  const standing = asked.map(({ question_id, instance }) => ({
    question_id,
    instance,
    ...(given.get(nameOfAsked({ question_id, instance })) ?? nothingGiven),
  }));
  const { section_id = '', instance = '', device_at } = body;
  return markAll(asked, { section_id, instance }, standing, inspection.snapshot).map((mark) => {
    const name = nameOfAsked(mark);
    return { name, value: mark.value, na: false, comment: given.get(name)?.comment ?? '', device_at };
  });
};

const takeEntry = (write: Write, entry: Entry, context: Context): void => {
  const { given, now } = context;
  const before = given.get(entry.name) ?? nothingGiven;
  const offset = (write.parts.body as Body).clock_offset_ms ?? 0;
  const at = answeredAt(entry.device_at, offset, now);
  if (!standsOver(at, before.answeredAt)) return;
  const { value, na, comment } = entry;
  const kept = context.keptOf(write);
  given.set(entry.name, { ...before, value, na, comment, kept, answeredAt: at, answeredBy: null });
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
  const name = nameOfAsked({ question_id, instance });
  const before = context.given.get(name) ?? nothingGiven;
  context.given.set(name, {
    ...before,
    photos: [...before.photos, ...photoOf(write)],
    kept: context.keptOf(write),
  });
};

const takeRefusal = ({ about, reason }: Write, { given }: Context): void => {
  const name = String(about.question ?? '');
  if (name !== '' && reason)
    given.set(name, { ...(given.get(name) ?? nothingGiven), refused: reason.message });
};

/** The server's answers, overlaid with the entries of this device that are not sent yet. As on the server, of two entries the
 * later one stands. */
export const givenOf = (
  inspection: Inspection,
  writes: readonly Write[],
  now: string,
  isStoring: (id: string) => boolean = () => false,
): GivenByName => {
  const asked = askedOf(inspection.snapshot, inspection.places, inspection.only);
  const given = new Map(inspection.answers.map((answer) => [nameOfAsked(answer), ofServer(answer)]));
  const keptOf = ({ id }: Write) => (isStoring(id) ? 'storing' : 'waiting');
  const context: Context = { inspection, asked, given, now, keptOf };
  for (const write of writes) {
    if (write.state === 'parked') takeRefusal(write, context);
    else if (write.kind === 'addAnswerFiles') takePhotos(write, context);
    else for (const entry of entriesOf(write, context)) takeEntry(write, entry, context);
  }
  for (const { question, question_id, instance } of asked) {
    const name = nameOfAsked({ question_id, instance });
    const one = given.get(name);
    const deficient = one && !one.na && choiceOf(question, one.value, inspection.snapshot)?.is_deficient;
    if (one && one.isDeficient !== (deficient === true))
      given.set(name, { ...one, isDeficient: !!deficient });
  }
  return given;
};

/** Whether something is said or shown for a place. */
export const isGivenFor = (given: GivenByName, instance: string): boolean =>
  [...given].some(
    ([name, one]) =>
      name.endsWith(`.${instance}`) &&
      (one.value !== null || one.na || one.comment !== '' || photoCount(one) > 0),
  );

/** Answers in the form that the score function takes, which is the same on the server. */
export const scoredAnswers = (given: GivenByName): ScoredAnswer[] =>
  [...given].map(([name, { value, na }]) => {
    const [question_id = '', instance = ''] = name.split('.');
    return { question_id, instance, value, na };
  });
