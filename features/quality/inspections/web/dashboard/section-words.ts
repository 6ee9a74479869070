import { areaTypeWords } from '#features/sites/buildings/web';
import type { Say } from '#platform/web/i18n/index';

/** A kind of section as people read it: its type of common area, else its title. */
export const sectionWords = (
  area_type: { key: string; name: string } | null,
  title: string,
  t: Say,
): string => (area_type ? areaTypeWords(area_type, t) : title);
