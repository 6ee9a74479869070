import type { Locale } from '#platform/contract/fields';
import { rolePresets } from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const texts = { en, es };

/** A built-in role, or a duty named like it, in the language of a file or mail; any other name as it is. */
export const roleWords = (name: string, locale: Locale): string => {
  const preset = rolePresets.find((role) => role.name === name);
  return preset ? texts[locale].roles[preset.key] : name;
};
