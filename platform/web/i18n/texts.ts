import type { TextPath } from '#platform/contract/text-of';
import type platform from '../locales/en.json';

export type { TextValues } from '#platform/contract/text-of';

/** All namespaces of texts. A feature adds its own next to its locales:
 * `declare module '#platform/web/i18n/texts' { interface Texts { tasks: typeof en } }` */
export interface Texts {
  platform: typeof platform;
}

/** `namespace:path.to.text`. Plural forms are named without their ending. */
export type TextKey = { [N in keyof Texts & string]: `${N}:${TextPath<Texts[N]>}` }[keyof Texts & string];
