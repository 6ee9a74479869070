import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Template, templateEndpoints } from '../../contract/index.ts';
import { record } from '../record.ts';
import { presentTemplateById } from './present-template.ts';
import { changeTemplate, isDeleted, lockTemplate, restoreRow } from './template-repository.ts';

type Calls = typeof templateEndpoints;

/** Deletes only a template that no inspection has used; others can be archived. */
export const deleteTemplate = async (
  call: SignedInCall<Calls['deleteTemplate']>,
): Promise<{ id: number }> => {
  const { tenant, params, now } = call;
  const before = await lockTemplate(tenant, params.id);
  if (!before) throw notFound();
  if (before.used > 0) throw refused('template_used');
  await changeTemplate(tenant, params.id, { deleted_at: now.toISOString() });
  await record(call, { action: 'inspection-template.deleted', id: params.id });
  return { id: params.id };
};

export const restoreTemplate = async (call: SignedInCall<Calls['restoreTemplate']>): Promise<Template> => {
  const { tenant, person, params } = call;
  const deleted = await isDeleted(tenant, params.id);
  if (deleted === undefined) throw notFound();
  if (deleted) {
    await restoreRow(tenant, params.id);
    await record(call, { action: 'inspection-template.restored', id: params.id });
  }
  return presentTemplateById(tenant, person, params.id);
};
