import type { TextPath } from '#platform/contract/text-of';
import type platform from '../locales/en.json';

export type { TextValues } from '#platform/contract/text-of';

/** All namespaces of texts. Those of the application and of its features are declared in apps/web/languages/texts.ts. */
export interface Texts {
  platform: typeof platform;
}

/** `namespace:path.to.text`. Plural forms are named without their ending. */
export type TextKey = { [N in keyof Texts & string]: `${N}:${TextPath<Texts[N]>}` }[keyof Texts & string];
