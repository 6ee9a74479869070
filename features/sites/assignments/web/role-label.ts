import { rolePresets } from '#features/accounts/access/contract';
import { roleWords } from '#features/accounts/access/web';
import type { Translate } from '#platform/web/i18n/index';

/** The built-in role with this key, in the reader's language. */
export const roleLabel = (key: string, t: Translate): string => {
  const preset = rolePresets.find((role) => role.key === key);
  return preset ? roleWords(preset, t) : key;
};

/** The name of a duty: one that is named like a built-in role in the reader's language, any other as it is. */
export const dutyWords = (name: string, t: Translate): string => {
  const preset = rolePresets.find((role) => role.name === name);
  return preset ? roleWords(preset, t) : name;
};
