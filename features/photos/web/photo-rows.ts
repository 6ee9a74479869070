import type { SitePhoto } from '../contract/index.ts';

/** A line of the page: a date, or as many photos of it as fit beside each other. `from` and `to` are positions among
 * all photos. */
export type PhotoRow = { key: string; day: string } | { key: string; from: number; to: number };

export const isDay = (row: PhotoRow | undefined): row is Extract<PhotoRow, { day: string }> =>
  row !== undefined && 'day' in row;

/** Each date once, then its photos. */
export const photoRows = (photos: readonly Pick<SitePhoto, 'day'>[], columns: number): PhotoRow[] => {
  const rows: PhotoRow[] = [];
  let from = 0;
  while (from < photos.length) {
    const day = photos[from]?.day ?? '';
    let end = from;
    while (photos[end]?.day === day) end += 1;
    rows.push({ key: day, day });
    for (let at = from; at < end; at += columns) {
      rows.push({ key: `${day} ${at - from}`, from: at, to: Math.min(at + columns, end) });
    }
    from = end;
  }
  return rows;
};
