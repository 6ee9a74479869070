import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { roleTexts } from './texts.ts';

/** Leaves out flags that the product no longer has. */
const flagNames = (value: unknown, locale: Locale): string => {
  const say = roleTexts(locale) as (path: string) => string;
  const names = (Array.isArray(value) ? value : []).flatMap((flag) => {
    const path = `flags.${flag}.name`;
    const name = say(path);
    return name === path ? [] : [name];
  });
  return names.join(', ');
};

export const auditedRoles: Audited = {
  records: { table: 'roles', name: 'r.name', path: (id) => `/admin/roles/edit/${id}` },
  flags: ['hasAccessAdminRoles', 'hasAccessAdminUsers'],
  words: auditWords(roleTexts, {
    fields: {
      name: 'field.name',
      description: 'field.description',
      flags_added: 'audit.added',
      flags_removed: 'audit.removed',
    },
    described: { flags_added: flagNames, flags_removed: flagNames },
  }),
};
