import type platform from '../locales/en.json';

export type { TextValues } from '#platform/contract/text-of';

/** Every namespace of texts. A feature adds its own beside its locales:
 * `declare module '#platform/web/i18n/texts' { interface Texts { tasks: typeof en } }` */
export interface Texts {
  platform: typeof platform;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Bare<K extends string> = K extends `${infer Stem}_${Plural}` ? Stem : K;

type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Bare<K> : `${K}.${Leaf<T[K]>}`;
}[keyof T & string];

/** `namespace:path.to.text`; plural forms go by their stem. */
export type TextKey = { [N in keyof Texts & string]: `${N}:${Leaf<Texts[N]>}` }[keyof Texts & string];
