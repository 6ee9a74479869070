import { forbidden } from '#platform/contract/errors';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import { mayEditFiles } from './file-presenter.ts';
import type { FileRow } from './file-repository.ts';

/** Whether the person may rename or remove a file that they see. */
export type FileWriterCheck = (person: Person, file: Pick<FileRow, 'purpose'>) => boolean;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by owner entity. Without an entry, everyone who may edit files may change the files of the entity. */
    fileWriters: FileWriterCheck;
  }
}

export type FileWriters = Entries<'fileWriters'>;

export const requireWriter = (writers: FileWriters, person: Person, file: FileRow): void => {
  const { owner_entity: entity } = file;
  const check = Object.hasOwn(writers, entity) ? writers[entity] : undefined;
  if (!(check ? check(person, file) : mayEditFiles(person))) throw forbidden();
};
