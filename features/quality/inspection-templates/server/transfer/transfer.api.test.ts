import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startWithCompanies, type TestApp } from '../../../../../tests/api/harness/index.ts';
import {
  basicsEndpoints,
  builtInScales,
  transferEndpoints as calls,
  countQuestions,
  gapsOf,
  libraryKeys,
  type Template,
  templateEndpoints,
} from '../../contract/index.ts';

let app: TestApp;
let admin: Client;
let manager: Client;
let supervisor: Client;
let rival: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app } = started);
  admin = await started.acme.signIn('admin');
  manager = await started.acme.signIn('manager');
  supervisor = await started.acme.signIn('supervisor');
  rival = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const copy = async (key: (typeof libraryKeys)[number], language: 'en' | 'es' = 'en'): Promise<Template> =>
  (await manager.call(calls.copyLibraryTemplate, { body: { key, language } })).payload;

/** A template without what differs in every copy, such as ids and name. */
const said = ({ content, name: _name, ...template }: Template) => ({
  scale: template.scale,
  target: template.target_score,
  sections: content.sections.map(({ id: _id, questions, ...section }) => ({
    ...section,
    questions: questions.map(({ id: _question, ...one }) => one),
  })),
});

describe('the library', () => {
  it.each(['en', 'es'] as const)(
    'has nineteen templates of at least 25 questions, and a quick one, in %s',
    async (language) => {
      const { payload } = await manager.call(calls.listLibrary, { query: { language } });
      expect(payload.map(({ key }) => key)).toEqual([...libraryKeys]);
      const short = payload.filter(({ questions }) => questions < 25);
      expect(short.map(({ key }) => key)).toEqual(['quick']);
    },
  );

  it('says everything in both languages, and each thing once', async () => {
    for (const key of libraryKeys) {
      const [en, es] = await Promise.all(
        (['en', 'es'] as const).map(async (language) => {
          const { payload } = await manager.call(calls.getLibraryTemplate, {
            params: { key },
            query: { language },
          });
          expect(gapsOf(payload.content)).toEqual([]);
          return payload.content.sections.flatMap(({ title, questions }) => [
            title,
            ...questions.map(({ label }) => `${title}: ${label}`),
          ]);
        }),
      );
      expect(new Set(en).size).toBe(en?.length);
      expect(es).toHaveLength(en?.length ?? 0);
      expect(es?.filter((text, at) => text === en?.[at])).toEqual([]);
    }
  });

  it('is copied in one touch, ready to publish, as often as wanted', async () => {
    for (const key of libraryKeys) {
      const { id, updated_at, gaps, status } = await copy(key, 'es');
      expect([gaps, status]).toEqual([[], 'draft']);
      const published = await manager.call(templateEndpoints.publishTemplate, {
        params: { id },
        body: { updated_at },
      });
      expect(published.payload.version).toBe(1);
    }
    expect((await copy('office', 'es')).name).toBe('Edificio de oficinas (2)');
    const refused = { body: { key: 'office', language: 'en' } } as const;
    expect((await supervisor.call(calls.copyLibraryTemplate, refused)).status).toBe(403);
  });
});

describe('a file', () => {
  const exported = async (template: Template, format: 'json' | 'csv') => {
    const query = { format };
    const { bytes } = await admin.call(calls.exportTemplate, { params: { id: template.id }, query });
    return String(bytes);
  };

  it.each(['json', 'csv'] as const)('as %s comes back as it went', async (format) => {
    const made = await copy('medical', 'es');
    const text = await exported(made, format);
    const body = { format, name: 'Import', text };
    const { status, payload, text: why } = await manager.call(calls.importTemplate, { body });
    expect(status, why).toBe(200);
    const [was, is] = [said(made), said(payload)];
    // A CSV file cannot hold the scale of the template, so each question names its scale.
    const rated = was.sections.map((section) => ({
      ...section,
      questions: section.questions.map((one) =>
        one.response_type === 'rating' ? { ...one, scale: one.scale ?? made.scale } : one,
      ),
    }));
    expect(is.sections).toEqual(format === 'json' ? was.sections : rated);
    if (format === 'json') expect(is).toEqual(was);
    const ids = ({ content }: Template) =>
      content.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set([...ids(made), ...ids(payload)]).size).toBe(2 * countQuestions(made.content.sections));
  });

  it('brings its own scales along', async () => {
    const choices = builtInScales[2]?.choices ?? [];
    const scale = await manager.call(basicsEndpoints.createScale, { body: { name: 'Ours alone', choices } });
    const made = await copy('appa');
    const { type: _type, ...fields } = made;
    const { name, inspection_type, description, target_score, visibility, content, updated_at } = fields;
    const { require_signature, allow_mark_all } = fields;
    const body = {
      name,
      inspection_type,
      description,
      target_score,
      visibility,
      content,
      updated_at,
      require_signature,
      allow_mark_all,
      scale: scale.payload.key,
    };
    const saved = (await manager.call(templateEndpoints.updateTemplate, { params: { id: made.id }, body }))
      .payload;
    const text = await exported(saved, 'json');
    const there = await rival.call(calls.importTemplate, { body: { format: 'json', name: 'There', text } });
    expect(there.status, there.text).toBe(200);
    const scales = (await rival.call(basicsEndpoints.listScales)).payload;
    const brought = scales.find((one) => one.key === there.payload.scale);
    expect(brought).toMatchObject({ name: 'Ours alone', choices });
    const again = await rival.call(calls.importTemplate, { body: { format: 'json', name: 'There', text } });
    expect(again.payload.scale).toBe(there.payload.scale);
  });

  it('of lines needs few columns, and says where it is wrong', async () => {
    const text = 'section,question,weight,required\nLobby,Floor,2,no\n,Glass,,\nKitchen,=Sink,0.5,yes\n';
    const { payload } = await manager.call(calls.importTemplate, {
      body: { format: 'csv', name: 'Short', text },
    });
    expect(payload.name).toBe('Short');
    expect(
      payload.content.sections.map(({ title, questions }) => [
        title,
        questions.map(({ label, weight, required }) => `${label} ${weight} ${required}`),
      ]),
    ).toEqual([
      ['Lobby', ['Floor 2 false', 'Glass 1 true']],
      ['Kitchen', ['=Sink 0.5 true']],
    ]);
    const wrong = 'section,question,weight,response_type\nLobby,Floor,heavy,rating\nLobby,,1,stars\n';
    const answer = await manager.call(calls.importTemplate, {
      body: { format: 'csv', name: 'W', text: wrong },
    });
    expect(answer.errors).toEqual({
      text: [
        'Line 2, weight: This value has the wrong format.',
        'Line 3, question: This field is required.',
        'Line 3, response_type: This value is not one of the options.',
      ],
    });
  });

  it.each([
    ['json', '{"kind":"invoice"}'],
    ['json', 'not at all'],
    ['csv', 'a,b\n1,2\n'],
    ['csv', '"'],
  ] as const)('that is no template is refused: %s %s', async (format, text) => {
    const answer = await manager.call(calls.importTemplate, { body: { format, name: 'X', text } });
    expect(answer).toMatchObject({ status: 422, errors: { text: ['This file is not a template.'] } });
  });

  it('goes to those who may export', async () => {
    const { id } = await copy('school');
    const input = { params: { id }, query: { format: 'json' } } as const;
    expect((await supervisor.call(calls.exportTemplate, input)).status).toBe(403);
    expect((await rival.call(calls.exportTemplate, input)).status).toBe(404);
  });
});
