import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { gapsOf, type Template, templateTransitions } from '../../contract/index.ts';
import { loadTemplate, type StoredTemplate } from './template-repository.ts';

/** What the person may do with it follows from flags, status and use. */
export const presentTemplate = (found: StoredTemplate, person: Person): Template => {
  const { flags } = person;
  const writes = flags.has('admin.canAddTemplate');
  return {
    ...found,
    gaps: gapsOf(found.content),
    allowed_transitions: templateTransitions.allowed(found, person),
    can: {
      edit: writes && found.status !== 'archived',
      copy: writes,
      delete: flags.has('admin.canDeleteTemplate') && found.used === 0,
      export: flags.has('canExportData'),
    },
  };
};

export const presentTemplateById = async (tenant: Tenant, person: Person, id: number): Promise<Template> => {
  const found = await loadTemplate(tenant, id);
  if (!found) throw notFound();
  return presentTemplate(found, person);
};
