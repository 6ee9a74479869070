import type { SitePhoto } from '../../contract/index.ts';

/** Photos of one date beside each other; `from` and `to` are positions among all photos. */
export type DayGroup = { day: string; from: number; to: number; begins: boolean };

/** A line of the page: as many photos as fit, whatever their dates. */
export type PhotoRow = { key: number; groups: readonly DayGroup[]; headed: boolean };

/** Lays photos out like the words of a text: a date begins where the one before ends, with its heading above its first photo.
 * So no place stays empty where dates have one photo each. */
export const photoRows = (photos: readonly Pick<SitePhoto, 'day'>[], columns: number): PhotoRow[] => {
  const rows: PhotoRow[] = [];
  for (let start = 0; start < photos.length; start += columns) {
    const groups: DayGroup[] = [];
    const end = Math.min(start + columns, photos.length);
    for (let at = start; at < end; at += 1) {
      const day = photos[at]?.day ?? '';
      const last = groups.at(-1);
      if (last?.day === day) last.to = at + 1;
      else groups.push({ day, from: at, to: at + 1, begins: photos[at - 1]?.day !== day });
    }
    rows.push({ key: start, groups, headed: groups.some(({ begins }) => begins) });
  }
  return rows;
};
