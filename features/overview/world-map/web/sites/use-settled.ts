import { useDebouncedValue } from '@mantine/hooks';
import type { SiteIndex } from './site-index.ts';

const pause = 200;

/** The map follows only when typing pauses, because drawing thousands of pins would delay every letter. A newly loaded list
 * of sites is shown at once. */
export const useSettled = <T extends { index: SiteIndex }>(wanted: T): T => {
  const [settled] = useDebouncedValue(wanted, pause);
  return settled.index === wanted.index ? settled : wanted;
};
