import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type Template, type templateEndpoints, templateHead } from '../../contract/index.ts';
import { addTemplate } from './create-template.ts';
import { withFreshIds } from './fresh-ids.ts';
import { findTemplate } from './template-repository.ts';

type Call = SignedInCall<(typeof templateEndpoints)['duplicateTemplate']>;

export const duplicateTemplate = async (call: Call): Promise<Template> => {
  const found = await findTemplate(call.tenant, call.params.id);
  if (!found) throw notFound();
  const head = templateHead.strip().parse({ ...found, name: call.body.name });
  const content = withFreshIds(found.content);
  return addTemplate(call, { ...head, content }, 'inspection-template.duplicated');
};
