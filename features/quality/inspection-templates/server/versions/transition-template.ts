import { notFound, refused, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import {
  leadsFrom,
  type Template,
  type TemplateTransition,
  type templateEndpoints,
  templateTransitions,
} from '../../contract/index.ts';
import { record } from '../record.ts';
import { presentTemplate, readTemplate } from '../template/present-template.ts';
import { changeTemplate, lockTemplate, type StoredTemplate } from '../template/template-repository.ts';

type Call = SignedInCall<(typeof templateEndpoints)['publishTemplate']>;

const done: Record<TemplateTransition, `inspection-template.${string}`> = {
  publish: 'inspection-template.published',
  archive: 'inspection-template.archived',
  unarchive: 'inspection-template.unarchived',
  withdraw: 'inspection-template.withdrawn',
};

type Effect = (call: Call, before: StoredTemplate) => Promise<{ version?: number; has_changes?: boolean }>;

/** Applies a transition; refuses when the template was changed since the caller read it. */
export const transitionTemplate =
  (transition: TemplateTransition, effect: Effect = async () => ({})) =>
  async (call: Call): Promise<Template> => {
    const { tenant, person, params, body } = call;
    const before = await lockTemplate(tenant, params.id);
    if (!before) throw notFound();
    if (before.updated_at !== body.updated_at) throw stale(presentTemplate(before, person));
    if (!leadsFrom(transition, before)) {
      if (before.used > 0 && leadsFrom(transition, { ...before, used: 0 })) throw refused('template_used');
      throw refused('template_transition_refused', { status: { code: `template_status_${before.status}` } });
    }
    const changed = await effect(call, before);
    const { to } = templateTransitions[transition];
    await changeTemplate(tenant, params.id, { status: to, ...changed });
    await record(call, {
      action: done[transition],
      id: params.id,
      from: before.status,
      to,
      ...(changed.version ? { changes: { version: [before.version, changed.version] } } : {}),
    });
    return readTemplate(tenant, person, params.id);
  };
