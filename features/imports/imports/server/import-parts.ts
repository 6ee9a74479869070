import { noFileWriters } from '#features/accounts/files/server';
import type { AnyKind } from './kind.ts';
import { maySeeImportFile, uploadOwner } from './upload/may-see-import-file.ts';

/** What the feature of a kind declares besides its calls. */
export const importParts = (kind: AnyKind) => ({
  importKinds: { [kind.name]: kind },
  fileOwners: { [uploadOwner(kind.entity)]: maySeeImportFile(kind.flag) },
  // The sheet is what an import can be checked against, and every later step reads it again.
  fileWriters: { [uploadOwner(kind.entity)]: noFileWriters },
});
