import type { TextPath } from '#platform/contract/text-of';
import type platform from '../locales/en.json';

export type { TextValues } from '#platform/contract/text-of';

/** Every namespace of texts. A feature adds its own beside its locales:
 * `declare module '#platform/web/i18n/texts' { interface Texts { tasks: typeof en } }` */
export interface Texts {
  platform: typeof platform;
}

/** `namespace:path.to.text`; plural forms go by their stem. */
export type TextKey = { [N in keyof Texts & string]: `${N}:${TextPath<Texts[N]>}` }[keyof Texts & string];
