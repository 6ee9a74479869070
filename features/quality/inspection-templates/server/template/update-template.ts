import { notFound, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { Content, Question, Template, templateEndpoints } from '../../contract/index.ts';
import { record } from '../record.ts';
import { checkTemplate } from './check-template.ts';
import { presentTemplate, presentTemplateById } from './present-template.ts';
import {
  loadTemplate,
  type StoredTemplate,
  saveTemplate,
  type TemplateFields,
} from './template-repository.ts';

const questionsOf = ({ sections }: Content) =>
  new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)));

const labels = (questions: readonly Question[]) => questions.slice(0, 20).map(({ label }) => label);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const outline = ({ sections }: Content) =>
  sections.map(({ questions, ...section }) => ({ ...section, questions: questions.map(({ id }) => id) }));

/** The changes for the audit log: the questions that were added, removed and changed, instead of two whole documents. */
const changesIn = (
  before: StoredTemplate,
  { content, ...head }: TemplateFields,
): Record<string, [unknown, unknown]> => {
  const [had, has] = [questionsOf(before.content), questionsOf(content)];
  const added = [...has.values()].filter(({ id }) => !had.has(id));
  const removed = [...had.values()].filter(({ id }) => !has.has(id));
  const changed = [...has.values()].filter((one) => had.has(one.id) && !same(had.get(one.id), one));
  const reordered = added.length + removed.length === 0 && !same(outline(before.content), outline(content));
  return {
    ...changesOf(before, head),
    ...(added.length > 0 ? { questions_added: [null, labels(added)] } : {}),
    ...(removed.length > 0 ? { questions_removed: [labels(removed), null] } : {}),
    ...(changed.length > 0 ? { questions_changed: [null, labels(changed)] } : {}),
    ...(reordered ? { sections: [before.content.sections.length, content.sections.length] } : {}),
  };
};

type Call = SignedInCall<(typeof templateEndpoints)['updateTemplate']>;

export const updateTemplate = async (call: Call): Promise<Template> => {
  const { tenant, person, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const before = await loadTemplate(tenant, params.id);
  if (!before) throw notFound();
  if (before.updated_at !== readAt) throw stale(presentTemplate(before, person));
  if (before.status === 'archived') throw refused('template_archived');
  const changes = changesIn(before, fields);
  if (Object.keys(changes).length === 0) return presentTemplate(before, person);
  await checkTemplate(tenant, fields);
  if (!(await saveTemplate(tenant, params.id, readAt, fields)))
    throw stale(await presentTemplateById(tenant, person, params.id));
  await record(call, { action: 'inspection-template.updated', id: params.id, changes });
  return presentTemplateById(tenant, person, params.id);
};
