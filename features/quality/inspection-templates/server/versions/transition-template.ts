import { notFound, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type Outcome, transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type Template,
  type TemplateTransition,
  type templateEndpoints,
  templateTransitions,
} from '../../contract/index.ts';
import { type Change, record } from '../record.ts';
import { presentTemplate, presentTemplateById } from '../template/present-template.ts';
import {
  changeTemplate,
  lockTemplate,
  type StoredTemplate,
  type TemplateSet,
} from '../template/template-repository.ts';

type Call = SignedInCall<(typeof templateEndpoints)['publishTemplate']>;

type Effect = (call: Call, before: StoredTemplate) => Promise<Outcome<Template['status'], TemplateSet>>;

const steps = transitionEngine(templateTransitions, {
  save: ({ tenant }: Call, { id }: StoredTemplate, set: TemplateSet) => changeTemplate(tenant, id, set),
  record: (call, { id }, { action, from, to, changes = {} }) =>
    record(call, { action: action as Change['action'], id, from, to, changes }),
});

/** Applies a transition; refuses when the template was changed since the caller read it. */
export const transitionTemplate =
  (name: TemplateTransition, effect: Effect = async () => ({})) =>
  async (call: Call): Promise<Template> => {
    const { tenant, person, params, body } = call;
    const before = await lockTemplate(tenant, params.id);
    if (!before) throw notFound();
    if (before.updated_at !== body.updated_at) throw stale(presentTemplate(before, person));
    await steps.apply(call, before, { name, effect: () => effect(call, before) });
    return presentTemplateById(tenant, person, params.id);
  };
