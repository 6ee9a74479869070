import { rolePresets } from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** Other names that people write for a built-in role. */
const alsoCalled: Partial<Record<string, readonly string[]>> = {
  'day-porter': ['Porter', 'Conserje'],
};

/** All names by which people know a role. A built-in role has one in each language, and its key. */
export const roleNames = ({ key, name }: { key: string; name: string }): string[] => {
  const preset = rolePresets.find((role) => role.key === key && role.name === name);
  return preset
    ? [name, en.roles[preset.key], es.roles[preset.key], key, ...(alsoCalled[key] ?? [])]
    : [name];
};
