import { notFound, refused, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Template, templateEndpoints } from '../../contract/index.ts';
import { record } from '../record.ts';
import { changesIn } from './changes-in.ts';
import { checkTemplate } from './check-template.ts';
import { presentTemplate, readTemplate } from './present-template.ts';
import { findTemplate, saveTemplate } from './template-repository.ts';

type Call = SignedInCall<(typeof templateEndpoints)['updateTemplate']>;

export const updateTemplate = async (call: Call): Promise<Template> => {
  const { tenant, person, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const before = await findTemplate(tenant, params.id);
  if (!before) throw notFound();
  if (before.updated_at !== readAt) throw stale(presentTemplate(before, person));
  if (before.status === 'archived') throw refused('template_archived');
  const changes = changesIn(before, fields);
  if (Object.keys(changes).length === 0) return presentTemplate(before, person);
  await checkTemplate(tenant, fields);
  if (!(await saveTemplate(tenant, params.id, readAt, fields)))
    throw stale(await readTemplate(tenant, person, params.id));
  await record(call, { action: 'inspection-template.updated', id: params.id, changes });
  return readTemplate(tenant, person, params.id);
};
