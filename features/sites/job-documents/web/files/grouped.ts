import { type DocumentType, documentTypes, type JobDocument } from '../../contract/index.ts';

export type DocumentGroup = {
  type: DocumentType;
  current: readonly JobDocument[];
  /** Older versions. */
  older: readonly JobDocument[];
};

/** The documents of a job by type, in the order in which people look for them. */
export const grouped = (
  documents: readonly JobDocument[],
  types: readonly DocumentType[] = documentTypes,
): DocumentGroup[] =>
  types.map((type) => {
    const own = documents.filter((document) => document.type === type);
    return {
      type,
      current: own.filter(({ archived }) => archived === null),
      older: own.filter(({ archived }) => archived !== null),
    };
  });
