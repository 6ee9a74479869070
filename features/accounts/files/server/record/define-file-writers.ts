import type { Person } from '#platform/server/http/person';
import type { FileOwner } from './file-owners.ts';
import type { FileCall, FileDeed, FileWriters, WrittenFile } from './file-writers.ts';

type Right<R> = (person: Person, record: R) => boolean;

type FileRules<R> = {
  /** The record, locked until the transaction ends; undefined when it is gone or out of sight. */
  hold: (call: FileCall, ownerId: number) => Promise<R | undefined>;
  /** Who may write, by purpose. A file whose purpose is not named stays as it is for ever: signatures, papers. */
  mayWrite: Readonly<Record<string, Right<R>>>;
  /** Who may draw on an own picture of these purposes without the right to write. */
  mayDrawOnOwn?: Right<R>;
  /** Whether the record may still change: once it is answered, approved, closed or final, nobody changes its files. Can return
   * another record that decides instead. */
  isOpen: 'always' | ((record: R) => boolean | FileOwner);
};

/** Declares who may change the files of one kind of record, and until when. `mayDraw` answers the same for a record that was
 * read without a lock, so that screens offer what the server accepts. */
export const defineFileWriters = <R extends object>({
  hold,
  mayWrite,
  mayDrawOnOwn,
  isOpen,
}: FileRules<R>) => {
  const may = (deed: FileDeed, file: WrittenFile, person: Person, record: R): boolean => {
    const right = Object.hasOwn(mayWrite, file.purpose) ? mayWrite[file.purpose] : undefined;
    if (!right || person.license === 'viewer') return false;
    if (right(person, record)) return true;
    const isOwn = file.uploaded_by !== null && file.uploaded_by === person.userId;
    return deed === 'draw' && isOwn && (mayDrawOnOwn?.(person, record) ?? false);
  };
  const openness = (record: R) => isOpen === 'always' || isOpen(record);
  return {
    purposes: Object.keys(mayWrite),
    hold: async (call, ownerId) => {
      const record = await hold(call, ownerId);
      return (
        record && {
          may: (deed, file) => may(deed, file, call.person, record),
          isOpen: openness(record),
        }
      );
    },
    mayDraw:
      (person: Person, record: R) =>
      (file: WrittenFile): boolean =>
        openness(record) === true && may('draw', file, person, record),
  } satisfies FileWriters & { mayDraw: unknown };
};

/** The `hold` of records that never close and whose rights do not depend on what they say. */
export const onlyItsId = async (_call: FileCall, id: number): Promise<{ id: number }> => ({ id });

/** Nobody ever changes files of these records, except by calls of their own. */
export const noFileWriters: FileWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: {},
  isOpen: 'always',
});
