import { useDebouncedValue } from '@mantine/hooks';
import type { SiteIndex } from './site-index.ts';

const pause = 200;

/** What the map shows follows when typing pauses: drawing thousands of pins again would delay every letter. A newly
 * loaded list of sites shows at once. */
export const useSettled = <T extends { index: SiteIndex }>(wanted: T): T => {
  const [settled] = useDebouncedValue(wanted, pause);
  return settled.index === wanted.index ? settled : wanted;
};
