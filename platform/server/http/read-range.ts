import { Problem } from '#platform/contract/errors';

export type ByteRange = { start: number; end: number; total: number };

/** One range as RFC 9110 writes it; undefined (the whole file) for several ranges or anything else. */
export const readRange = (header: string | undefined, total: number): ByteRange | undefined => {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const end = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (start >= total || start > end) throw new Problem(416, { code: 'range_not_there' }, {}, { total });
  return { start, end, total };
};
