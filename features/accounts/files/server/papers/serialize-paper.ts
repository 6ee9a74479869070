import type { PdfBlock, PdfDocument, PdfPicture } from '#platform/server/pdf/pdf-document';
import type { PaperFile } from '../serve/paper-pictures.ts';
import type { Paper } from './paper.ts';

/** A placeholder in a document for the photo of a file. */
type Place = PdfPicture & { file: number };

type Draft = { document: PdfDocument; files: readonly PaperFile[] };

const placeOf = ({ id, comment }: PaperFile): Place => ({
  jpeg: new Uint8Array(),
  width: 0,
  height: 0,
  caption: comment,
  file: id,
});

/** A paper as text, without its photos. Equal texts mean equal papers, because bytes under a storage key never change. */
export const serializePaper = ({ files, document }: Paper): string => {
  const draft: Draft = {
    document: document(new Map(files.map((file) => [file.id, placeOf(file)]))),
    files: files.map(({ id, storage_key, markup, comment }) => ({ id, storage_key, markup, comment })),
  };
  return JSON.stringify(draft);
};

type Pictures = ReadonlyMap<number, PdfPicture>;

const pictureAt = (place: PdfPicture, pictures: Pictures) => pictures.get((place as Place).file);

const fill = (blocks: readonly PdfBlock[], pictures: Pictures): PdfBlock[] =>
  blocks.map((block) =>
    block.kind === 'lines'
      ? {
          ...block,
          lines: block.lines.map((line) => ({
            ...line,
            pictures: line.pictures.flatMap((place) => pictureAt(place, pictures) ?? []),
          })),
        }
      : block,
  );

export const parseDraft = (text: string): Omit<Paper, 'name'> => {
  const { document, files } = JSON.parse(text) as Draft;
  const { brand, cover, content } = document;
  return {
    files,
    document: (pictures) => ({
      ...document,
      brand: { ...brand, logo: (brand.logo && pictureAt(brand.logo, pictures)) ?? null },
      cover: fill(cover, pictures),
      content: fill(content, pictures),
    }),
  };
};
