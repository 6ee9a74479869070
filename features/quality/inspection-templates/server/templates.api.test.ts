import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import {
  basicsEndpoints,
  builtInScales,
  builtInTypes,
  type Content,
  content,
  type Template,
  templateEndpoints,
  templateListEndpoints,
} from '../contract/index.ts';

const calls = { ...templateEndpoints, ...templateListEndpoints, ...basicsEndpoints };

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;
let supervisor: Client;
let stranger: Client;
let made = 0;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const holding = (...labels: string[]): Content =>
  content.parse({
    sections: [
      {
        id: randomUUID(),
        title: 'Lobby',
        questions: labels.map((label) => ({ id: randomUUID(), label, response_type: 'rating' })),
      },
    ],
  });

const create = async (more: Partial<Template> = {}): Promise<Template> => {
  made += 1;
  const body = { name: `Walk ${made}`, inspection_type: 'quality', content: holding('Floor'), ...more };
  const { status, text, payload } = await manager.call(calls.createTemplate, { body });
  expect(status, text).toBe(200);
  return payload;
};

const fieldsOf = (template: Template, more: object = {}) => {
  const { name, inspection_type, description, scale, target_score, visibility, content } = template;
  const { require_signature, allow_mark_all, updated_at } = template;
  return {
    name,
    inspection_type,
    description,
    scale,
    target_score,
    visibility,
    content,
    require_signature,
    allow_mark_all,
    updated_at,
    ...more,
  };
};

const save = (template: Template, more: object = {}, client = manager) =>
  client.call(calls.updateTemplate, { params: { id: template.id }, body: fieldsOf(template, more) });

const transition = (
  name: 'publishTemplate' | 'archiveTemplate' | 'unarchiveTemplate' | 'withdrawTemplate',
  { id, updated_at }: Template,
  client = manager,
) => client.call(calls[name], { params: { id }, body: { updated_at } });

const published = async (more: Partial<Template> = {}): Promise<Template> =>
  (await transition('publishTemplate', await create(more))).payload;

const use = ({ id }: Template) =>
  sqlAs(app, acme, 'update inspection_templates set used = 1 where id = $1 returning id', [id]);

const version = async (template: Template, number: number) =>
  (await manager.call(calls.getTemplateVersion, { params: { id: template.id, version: number } })).payload;

describe('an organization', () => {
  it('begins with the scales and types that the contract names', async () => {
    const scales = (await stranger.call(calls.listScales)).payload;
    const plain = scales.map(({ key, name, choices }) => ({ key, name, choices }));
    const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
    expect(plain.toSorted(byKey)).toEqual(builtInScales.toSorted(byKey));
    const types = (await stranger.call(calls.listInspectionTypes)).payload;
    expect(types.map(({ key, name }) => ({ key, name })).toSorted(byKey)).toEqual(
      builtInTypes.toSorted(byKey),
    );
  });

  it('writes its own, once under each name', async () => {
    const choices = builtInScales[0]?.choices ?? [];
    const { payload } = await manager.call(calls.createScale, { body: { name: 'House', choices } });
    expect(payload).toMatchObject({ name: 'House', choices, active: true });
    const again = await manager.call(calls.createScale, { body: { name: 'house', choices } });
    expect(again).toMatchObject({ status: 422, errors: { name: ['This value is already in use.'] } });
    const body = { name: 'House rules', choices: choices.slice(0, 1), active: false };
    const params = { id: payload.id };
    const wrong = await manager.call(calls.updateScale, {
      params,
      body: { ...body, updated_at: payload.updated_at },
    });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['choices']]);
    const right = { ...body, choices: choices.toReversed(), updated_at: payload.updated_at };
    const saved = await manager.call(calls.updateScale, { params, body: right });
    expect(saved.payload).toMatchObject({ name: 'House rules', active: false, key: payload.key });
    expect(await manager.call(calls.updateScale, { params, body: right })).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await stranger.call(calls.updateScale, { params, body: right })).status).toBe(404);
    expect((await supervisor.call(calls.updateScale, { params, body: right })).status).toBe(403);
  });

  it('renames a type of inspections, and reads it as anybody who inspects', async () => {
    const { payload } = await manager.call(calls.createInspectionType, { body: { name: 'Move-in' } });
    const body = { name: 'Move-out', active: false, updated_at: payload.updated_at };
    const saved = await manager.call(calls.updateInspectionType, { params: { id: payload.id }, body });
    expect(saved.payload).toMatchObject({ name: 'Move-out', active: false });
    const types = (await supervisor.call(calls.listInspectionTypes)).payload;
    expect(types.map(({ name }) => name)).toContain('Move-out');
    expect((await supervisor.call(calls.createInspectionType, { body: { name: 'X' } })).status).toBe(403);
  });
});

describe('a template', () => {
  it('is what was entered, with what its reader may do', async () => {
    const made = await create({ target_score: 92.5, visibility: 'choose' });
    const { payload } = await manager.call(calls.getTemplate, { params: { id: made.id } });
    expect(payload).toMatchObject({
      name: made.name,
      target_score: 92.5,
      visibility: 'choose',
      status: 'draft',
      version: 0,
      used: 0,
      type: { key: 'quality', name: 'Quality' },
      gaps: [],
      allowed_transitions: ['publish'],
      can: { edit: true, copy: true, delete: true },
    });
    expect(payload.content).toEqual(made.content);
  });

  it('is saved whole, and not over what somebody saved meanwhile', async () => {
    const made = await create();
    const saved = await save(made, { content: holding('Floor', 'Glass'), name: 'Saved' });
    expect(saved.payload.content.sections[0]?.questions).toHaveLength(2);
    expect(await save(made)).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: { name: 'Saved' } },
    });
  });

  it('says where it is wrong, in every place at once', async () => {
    const wrong = holding('Floor', 'Glass');
    const [section] = wrong.sections;
    if (!section) throw new Error('no section');
    const [first, second] = section.questions;
    const sections = [
      {
        ...section,
        title: ' ',
        questions: [
          { ...first, label: '' },
          { ...second, weight: 11 },
        ],
      },
    ];
    const answer = await save(await create(), { name: '', content: { sections } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual([
      'content.sections.0.questions.0.label',
      'content.sections.0.questions.1.weight',
      'content.sections.0.title',
      'name',
    ]);
  });

  it('names no scale, type or kind of area that the organization lacks', async () => {
    const foreign = holding('Floor');
    const [section] = foreign.sections;
    const [question] = section?.questions ?? [];
    const sections = [
      { ...section, common_area_type_id: 999_999, questions: [{ ...question, scale: 'nine' }] },
    ];
    const answer = await save(await create(), {
      scale: 'ten',
      inspection_type: 'none',
      content: { sections },
    });
    expect(Object.keys(answer.errors).sort()).toEqual([
      'content.sections.0.common_area_type_id',
      'content.sections.0.questions.0.scale',
      'inspection_type',
      'scale',
    ]);
  });

  it('has a name of its own', async () => {
    const { name } = await create();
    const body = { name: name.toUpperCase(), inspection_type: 'quality' };
    const answer = await manager.call(calls.createTemplate, { body });
    expect(answer.errors).toEqual({ name: ['This value is already in use.'] });
  });

  it('is copied with questions of their own', async () => {
    const made = await create();
    const params = { id: made.id };
    const { payload } = await manager.call(calls.duplicateTemplate, { params, body: { name: 'Copied' } });
    expect(payload).toMatchObject({ name: 'Copied', status: 'draft', version: 0 });
    const [was, is] = [made, payload].map(({ content }) => content.sections[0]?.questions[0]);
    expect(is).toMatchObject({ label: was?.label });
    expect(is?.id).not.toBe(was?.id);
  });

  it('is nothing to people without the flag, and unknown to other organizations', async () => {
    const made = await create();
    const params = { id: made.id };
    expect((await supervisor.call(calls.listTemplates)).status).toBe(403);
    expect((await supervisor.call(calls.getTemplate, { params })).status).toBe(403);
    expect((await save(made, {}, supervisor)).status).toBe(403);
    expect((await stranger.call(calls.getTemplate, { params })).status).toBe(404);
    expect((await save(made, {}, stranger)).status).toBe(404);
    expect((await transition('publishTemplate', made, stranger)).status).toBe(404);
    expect((await stranger.call(calls.deleteTemplate, { params })).status).toBe(404);
    expect((await stranger.call(calls.listTemplateVersions, { params })).status).toBe(404);
  });

  it('is deleted and comes back, unless inspections use it', async () => {
    const made = await create();
    const params = { id: made.id };
    expect((await admin.call(calls.deleteTemplate, { params })).status).toBe(200);
    expect((await manager.call(calls.getTemplate, { params })).status).toBe(404);
    expect((await admin.call(calls.restoreTemplate, { params })).payload).toMatchObject({ name: made.name });
    await use(made);
    expect(await admin.call(calls.deleteTemplate, { params })).toMatchObject({
      status: 409,
      code: 'template_used',
    });
    expect((await manager.call(calls.getTemplate, { params })).payload.can.delete).toBe(false);
  });

  it('leaves a trace of what came, went and changed', async () => {
    const made = await create({ content: holding('Floor', 'Glass', 'Mats') });
    const [section] = made.content.sections;
    if (!section) throw new Error('no section');
    const [floor, glass] = section.questions;
    const questions = [
      { ...glass, weight: 3 },
      floor,
      { id: randomUUID(), label: 'Air', response_type: 'yes_no' },
    ];
    await save(made, { content: { sections: [{ ...section, questions }] }, target_score: 90 });
    const [trace] = await sqlAs<{ changes: object }>(
      app,
      acme,
      "select changes from audit_log where entity_id = $1 and action = 'inspection-template.updated'",
      [made.id],
    );
    expect(trace?.changes).toEqual({
      target_score: [85, 90],
      questions_added: [null, ['Air']],
      questions_removed: [['Mats'], null],
      questions_changed: [null, ['Glass']],
    });
  });
});

describe('a version', () => {
  it('is made by publishing, whole, and stays as it was', async () => {
    const first = await published();
    expect(first).toMatchObject({ status: 'published', version: 1, has_changes: false });
    const snapshot = await version(first, 1);
    expect(snapshot).toMatchObject({
      template_id: first.id,
      version: 1,
      name: first.name,
      inspection_type: { key: 'quality', name: 'Quality' },
      score_method: { scales: ['five_point'], weighted: false },
    });
    expect(snapshot.scales.map(({ key, choices }) => [key, choices.length])).toEqual([['five_point', 5]]);
    const saved = (await save(first, { content: holding('Other') })).payload;
    expect(saved).toMatchObject({ status: 'published', version: 1, has_changes: true });
    expect(await version(first, 1)).toEqual(snapshot);
    const second = (await transition('publishTemplate', saved)).payload;
    expect(second).toMatchObject({ version: 2, has_changes: false });
    const versions = (await manager.call(calls.listTemplateVersions, { params: { id: first.id } })).payload;
    expect(versions.map(({ version, questions }) => [version, questions])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(await version(first, 1)).toEqual(snapshot);
  });

  it('is changed by nobody, not even by the application', async () => {
    const { id } = await published();
    const change = sqlAs(
      app,
      acme,
      'update inspection_template_versions set version = 9 where template_id = $1',
      [id],
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it('is not made of what lacks something, has not changed, or was not read', async () => {
    const empty = await create({ content: { sections: [] } });
    expect(empty.gaps).toEqual(['template_no_section']);
    expect((await transition('publishTemplate', empty)).errors).toEqual({
      content: ['Add a section before you publish.'],
    });
    const done = await published();
    expect(await transition('publishTemplate', done)).toMatchObject({
      status: 409,
      code: 'template_unchanged',
    });
    const old = await create();
    await save(old, { name: `${old.name} b` });
    expect(await transition('publishTemplate', old)).toMatchObject({ status: 409, code: 'stale' });
  });

  it('has the scales of its day', async () => {
    const choices = builtInScales[1]?.choices ?? [];
    const scale = (await manager.call(calls.createScale, { body: { name: 'Of the day', choices } })).payload;
    const first = await published({ scale: scale.key });
    const body = { name: 'Of the day', choices: choices.slice(0, 2), updated_at: scale.updated_at };
    await manager.call(calls.updateScale, { params: { id: scale.id }, body });
    expect((await version(first, 1)).scales[0]?.choices).toHaveLength(3);
    const second = (await transition('publishTemplate', first)).payload;
    expect((await version(second, 2)).scales[0]?.choices).toHaveLength(2);
  });

  it('is archived, brought back and withdrawn while nobody has used it', async () => {
    const first = await published();
    const archived = (await transition('archiveTemplate', first)).payload;
    expect(archived).toMatchObject({
      status: 'archived',
      can: { edit: false },
      allowed_transitions: ['unarchive'],
    });
    expect(await save(archived)).toMatchObject({ status: 409, code: 'template_archived' });
    expect(await transition('publishTemplate', archived)).toMatchObject({
      status: 409,
      code: 'transition_refused',
    });
    const back = (await transition('unarchiveTemplate', archived)).payload;
    const draft = (await transition('withdrawTemplate', back)).payload;
    expect(draft).toMatchObject({ status: 'draft', version: 1 });
    const again = (await transition('publishTemplate', draft)).payload;
    expect(again).toMatchObject({ status: 'published', version: 1 });
    await use(again);
    expect(await transition('withdrawTemplate', again)).toMatchObject({ status: 409, code: 'template_used' });
    expect((await transition('archiveTemplate', again, supervisor)).status).toBe(403);
  });
});

describe('the list', () => {
  it('is filtered, searched and sorted', async () => {
    const rare = await published({ name: 'Zebra crossing', inspection_type: 'safety' });
    const names = async (query: object) =>
      (await manager.call(calls.listTemplates, { query })).payload.rows.map(({ name }) => name);
    expect(await names({ q: 'zebra' })).toEqual(['Zebra crossing']);
    expect(await names({ inspection_type: ['safety'] })).toEqual(['Zebra crossing']);
    expect((await names({ sort: 'updated', order: 'desc' }))[0]).toBe('Zebra crossing');
    expect(await names({ status: ['archived'], q: 'zebra' })).toEqual([]);
    const { rows } = (await manager.call(calls.listTemplates, { query: { q: 'zebra' } })).payload;
    expect(rows[0]).toMatchObject({ id: rare.id, questions: 1, version: 1, status: 'published', used: 0 });
    const { bytes } = await admin.call(calls.exportTemplates, { query: { format: 'csv', q: 'zebra' } });
    expect(String(bytes)).toContain('Zebra crossing,Safety,1,1,85,0,Published');
    expect((await stranger.call(calls.listTemplates)).payload.rows).toEqual([]);
  });
});
