import { randomUUID } from 'node:crypto';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type Content, type Template, type templateEndpoints, templateHead } from '../../contract/index.ts';
import { addTemplate } from './create-template.ts';
import { loadTemplate } from './template-repository.ts';

/** New ids for the sections and questions of a copy, because answers are compared by id. */
const withFreshIds = ({ sections }: Content): Content => ({
  sections: sections.map((section) => ({
    ...section,
    id: randomUUID(),
    questions: section.questions.map((one) => ({ ...one, id: randomUUID() })),
  })),
});

type Call = SignedInCall<(typeof templateEndpoints)['duplicateTemplate']>;

export const duplicateTemplate = async (call: Call): Promise<Template> => {
  const found = await loadTemplate(call.tenant, call.params.id);
  if (!found) throw notFound();
  const head = templateHead.strip().parse({ ...found, name: call.body.name });
  const content = withFreshIds(found.content);
  return addTemplate(call, { ...head, content }, 'inspection-template.duplicated');
};
