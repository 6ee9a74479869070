import type { Say } from '#platform/web/i18n/index';
import { rolePresets } from '../contract/index.ts';

/** A built-in role in the reader's language; one that the company added or renamed keeps its name. */
export const roleWords = ({ key, name }: { key: string; name: string }, t: Say): string => {
  const preset = rolePresets.find((role) => role.key === key && role.name === name);
  return preset ? t(`access:roles.${preset.key}`) : name;
};
