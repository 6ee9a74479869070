import type { StagedFile } from './storage.ts';

type FileKind = StagedFile['kind'];

const ooxml = 'application/vnd.openxmlformats-officedocument';

/** All types the product stores. Never SVG or HTML: a browser would run scripts inside them. */
export const fileTypes: Record<string, { kind: FileKind; extensions: string[] }> = {
  'image/jpeg': { kind: 'image', extensions: ['.jpg', '.jpeg'] },
  'image/png': { kind: 'image', extensions: ['.png'] },
  'image/webp': { kind: 'image', extensions: ['.webp'] },
  'application/pdf': { kind: 'document', extensions: ['.pdf'] },
  'application/msword': { kind: 'document', extensions: ['.doc'] },
  [`${ooxml}.wordprocessingml.document`]: { kind: 'document', extensions: ['.docx'] },
  'application/vnd.ms-excel': { kind: 'document', extensions: ['.xls'] },
  [`${ooxml}.spreadsheetml.sheet`]: { kind: 'sheet', extensions: ['.xlsx'] },
  'text/csv': { kind: 'sheet', extensions: ['.csv'] },
  'text/plain': { kind: 'document', extensions: ['.txt'] },
  'video/mp4': { kind: 'video', extensions: ['.mp4', '.m4v'] },
  'video/webm': { kind: 'video', extensions: ['.webm'] },
  'video/quicktime': { kind: 'video', extensions: ['.mov'] },
};

const alsoAccepted: Record<FileKind, readonly FileKind[]> = {
  image: ['image'],
  document: ['document', 'sheet', 'image'],
  sheet: ['sheet'],
  video: ['video'],
};

/** Where documents are accepted, sheets and images are accepted too. */
export const isTaken = (kind: FileKind, wanted: readonly FileKind[]): boolean =>
  wanted.some((each) => alsoAccepted[each].includes(kind));

/** Whether files of these kinds have this extension. */
export const mayBeCalled = (extension: string, wanted: readonly FileKind[]): boolean =>
  Object.values(fileTypes).some(
    ({ kind, extensions }) => extensions.includes(extension) && isTaken(kind, wanted),
  );
