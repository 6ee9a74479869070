import { useDebouncedValue } from '@mantine/hooks';
import type { SiteIndex } from './site-index.ts';

const pause = 200;

/** What the map is to show, once the typing pauses: drawing thousands of pins anew would hold up every letter. Other
 * sites, as when they have just been loaded, show at once. */
export const useSettled = <T extends { index: SiteIndex }>(wanted: T): T => {
  const [settled] = useDebouncedValue(wanted, pause);
  return settled.index === wanted.index ? settled : wanted;
};
