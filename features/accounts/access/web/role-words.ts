import type { Translate } from '#platform/web/i18n/index';
import { rolePresets } from '../contract/index.ts';

/** A built-in role in the reader's language; one that the company added or renamed keeps its name. */
export const roleWords = ({ key, name }: { key: string; name: string }, t: Translate): string => {
  const preset = rolePresets.find((role) => role.key === key && role.name === name);
  return preset ? t(`access:roles.${preset.key}`) : name;
};

type Described = { key: string; description: string; built_in: boolean };

/** What a role is for: a built-in one in the reader's language, one of the company in its own words. */
export const roleAbout = ({ key, description, built_in }: Described, t: Translate): string => {
  const preset = built_in && rolePresets.find((role) => role.key === key);
  return description || !preset ? description : t(`access:about.${preset.key}`);
};
