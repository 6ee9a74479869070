import type { NavEntry } from './nav-entries.ts';

/** Whether an address belongs to an entry: its own, one below it, or one that it also stands for. */
export const isCurrent = ({ to, also = [] }: Pick<NavEntry, 'to' | 'also'>, path: string): boolean => {
  const inside = (stem: string) => path === stem || path.startsWith(stem.endsWith('/') ? stem : `${stem}/`);
  return to === '/' ? path === '/' : inside(to) || also.some(inside);
};
