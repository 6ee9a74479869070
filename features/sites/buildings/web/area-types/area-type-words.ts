import type { Say } from '#platform/web/i18n/index';
import { builtInAreaTypes } from '../../contract/index.ts';

const isBuiltIn = (key: string): key is keyof typeof builtInAreaTypes => Object.hasOwn(builtInAreaTypes, key);

/** A built-in area type in the reader's language; one that the company added or renamed keeps its name. */
export const areaTypeWords = ({ key, name }: { key: string; name: string }, t: Say): string =>
  isBuiltIn(key) && builtInAreaTypes[key] === name ? t(`buildings:areaTypes.${key}`) : name;
