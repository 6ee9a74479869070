import { commonAreaTypes } from '#features/sites/buildings/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { LibraryKey } from '../../contract/index.ts';
import { changeTemplate, insertTemplate, loadTemplate } from '../template/template-repository.ts';
import { makeSnapshot } from '../versions/make-snapshot.ts';
import { insertVersion } from '../versions/version-repository.ts';
import { buildTemplate } from './build-template.ts';

/** Adds a published copy of a ready template for the system, without an entry in the audit log. */
export const addReadyTemplate = async (tenant: Tenant, key: LibraryKey, locale: Locale): Promise<number> => {
  const built = await buildTemplate(key, locale, await commonAreaTypes(tenant));
  const id = await insertTemplate(tenant, built);
  const stored = await loadTemplate(tenant, id);
  if (!stored) throw new Error(`no template was made of ${key}`);
  await insertVersion(tenant, await makeSnapshot(tenant, stored, 1));
  await changeTemplate(tenant, id, { status: 'published', version: 1, has_changes: false });
  return id;
};
