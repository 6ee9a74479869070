import { describe, expect, it } from 'vitest';
import { builtInScales } from '#features/quality/inspection-templates/contract';
import { partly } from '#platform/contract/testing/partly';
import type { Write } from '#platform/web/outbox/write';
import type { Answer, Inspection } from '../../contract/index.ts';
import { currentAnswersOf, isAnsweredIn, noAnswer } from './current-answers.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { begunOnDevice, unsentTenant, withUnsent } from './with-unsent.ts';

const ask = (id: string, response_type: 'rating' | 'text' = 'rating') => ({
  id,
  label: id,
  response_type,
  required: true,
  scale: null,
  weight: 1,
  critical: false,
  photo: 'optional' as const,
  comment: 'optional' as const,
  allow_na: true,
  options: [],
});

const saved = (question_id: string, value: string, answered_at = '2026-11-20T10:00:00.000Z') =>
  partly<Answer>({
    question_id,
    instance: '',
    value,
    na: false,
    comment: '',
    files: [],
    answered_at,
    task_id: null,
  });

const inspectionOf = (answers: Answer[] = []) =>
  partly<Inspection>({
    snapshot: {
      scale: 'five_point',
      scales: builtInScales,
      sections: [{ id: 's', title: 'Lobby', repeat: 'none', questions: [ask('floor'), ask('glass')] }],
    },
    places: [],
    only: null,
    answers,
    general_comments: '',
    accompanied_by: null,
    visibility: 'public',
  });

const write = (kind: string, body: object, more: object = {}): Write =>
  ({
    id: crypto.randomUUID(),
    kind,
    state: 'waiting',
    needs: [],
    files: [],
    about: {},
    parts: { body },
    ...more,
  }) as unknown as Write;

const answer = (question_id: string, value: string | null, device_at: string, more: object = {}) =>
  write(
    'saveAnswers',
    {
      answers: [{ question_id, instance: '', value, na: false, comment: '', device_at }],
      clock_offset_ms: 0,
    },
    { about: { question: question_id }, ...more },
  );

const now = '2026-11-20T12:00:00.000Z';

describe('the answers of an inspection', () => {
  it('are those of the server, with later ones of this device over them', () => {
    const given = currentAnswersOf(
      inspectionOf([saved('floor', 'excellent')]),
      [
        answer('floor', 'poor', '2026-11-20T10:05:00.000Z'),
        answer('glass', 'good', '2026-11-20T10:06:00.000Z'),
      ],
      now,
    );
    expect(given.get('floor')).toMatchObject({ value: 'poor', isDeficient: true, kept: 'waiting' });
    expect(given.get('glass')).toMatchObject({ value: 'good', isDeficient: false, kept: 'waiting' });
  });

  it('keep what somebody else answered later, by the clock of this device put right', () => {
    const theirs = inspectionOf([saved('floor', 'excellent', '2026-11-20T10:10:00.000Z')]);
    const early = answer('floor', 'poor', '2026-11-20T10:05:00.000Z');
    expect(currentAnswersOf(theirs, [early], now).get('floor')?.value).toBe('excellent');
    const slow = { ...early, parts: { body: { ...(early.parts.body as object), clock_offset_ms: 600_000 } } };
    expect(currentAnswersOf(theirs, [slow], now).get('floor')?.value).toBe('poor');
  });

  it('leave out what was refused, and say why', () => {
    const parked = answer('floor', 'poor', '2026-11-20T10:05:00.000Z', {
      state: 'parked',
      reason: { message: 'It is final.' },
    });
    expect(
      currentAnswersOf(inspectionOf([saved('floor', 'excellent')]), [parked], now).get('floor'),
    ).toMatchObject({
      value: 'excellent',
      refused: 'It is final.',
    });
  });

  it('take a touch for a whole section in its turn, so that a deficiency found before it stays', () => {
    const mark = write('markSection', {
      section_id: 's',
      instance: '',
      device_at: '2026-11-20T10:06:00.000Z',
    });
    const found = answer('floor', 'poor', '2026-11-20T10:05:00.000Z');
    const given = currentAnswersOf(inspectionOf(), [found, mark], now);
    expect([given.get('floor')?.value, given.get('glass')?.value]).toEqual(['poor', 'good']);
  });

  it('hold photos of this device with their question, answered or not', () => {
    const photo = write(
      'addAnswerFiles',
      { question_id: 'glass', instance: '', comments: ['Streaks'] },
      { files: [{ field: 'files', file: new Blob(['x']), name: 'a.jpg' }], state: 'sending' },
    );
    const given = currentAnswersOf(inspectionOf(), [photo], now).get('glass');
    expect(given?.photos).toMatchObject([{ id: photo.id, comment: 'Streaks', sending: true }]);
    expect(given?.value).toBeNull();
  });

  it('say what the device has not stored yet', () => {
    const fresh = answer('floor', 'good', '2026-11-20T10:05:00.000Z');
    expect(currentAnswersOf(inspectionOf(), [fresh], now, (id) => id === fresh.id).get('floor')?.kept).toBe(
      'storing',
    );
  });

  it('stay the same objects where nothing changed', () => {
    const first = answer('floor', 'good', '2026-11-20T10:05:00.000Z');
    const before = currentAnswersOf(inspectionOf(), [first], now);
    const next = currentAnswersOf(
      inspectionOf(),
      [{ ...first }, answer('glass', 'poor', '2026-11-20T10:06:00.000Z')],
      now,
    );
    const shared = shareUnchanged(before, next);
    expect(shared.get('floor')).toBe(before.get('floor'));
    expect(shared.get('glass')?.value).toBe('poor');
  });
});

describe('the inspection itself', () => {
  it('shows what this device said of it and whom it added, but nothing that was refused', () => {
    const said = { general_comments: 'Fine', accompanied_by: 'Ana', visibility: 'internal' };
    const tenant = write('addInspectionTenant', { tenant_id: 4 }, { about: { tenant: 'Acme', floor_id: 2 } });
    const shown = withUnsent(inspectionOf(), [
      write('updateInspection', said),
      write('updateInspection', { general_comments: 'No' }, { state: 'parked' }),
      tenant,
      tenant,
    ]);
    expect(shown).toMatchObject(said);
    expect(shown.places).toEqual([
      { key: 'tenant:4', kind: 'tenant', id: 4, name: 'Acme', type_id: null, floor_id: 2 },
    ]);
  });

  it('shows what waits for its refused beginning, which is shown, but not what waits for another refused write', () => {
    const begin = write('createInspection', {}, { id: 'key', state: 'parked' });
    const parked = write('addInspectionTenant', { tenant_id: 4 }, { id: 'tenant', state: 'parked' });
    const said = (needs: string[], general_comments: string) =>
      write('updateInspection', { general_comments }, { needs });
    const shown = [begin, parked, said(['key'], 'Fine'), said(['tenant'], 'Acme')];
    expect(withUnsent(inspectionOf(), shown)).toMatchObject({ general_comments: 'Fine', places: [] });
  });

  it('leaves out a tenant that this device has taken out, until the server refuses it', () => {
    const add = write('addInspectionTenant', { tenant_id: 4 }, { about: { tenant: 'Acme', floor_id: 2 } });
    const inspection = withUnsent(inspectionOf(), [add]);
    const remove = (more: object = {}) =>
      write('deleteInspectionTenant', {}, { parts: { params: { id: 'a', tenantId: 4 } }, ...more });
    expect(withUnsent(inspection, [remove()]).places).toEqual([]);
    expect(withUnsent(inspection, [remove({ state: 'parked' })]).places).toHaveLength(1);
    expect(withUnsent(inspection, [remove(), add]).places).toHaveLength(1);
  });

  it('takes back a tenant that was not sent instead of undoing it', () => {
    const add = (state: string) => write('addInspectionTenant', { tenant_id: 4 }, { state });
    const waiting = add('waiting');
    expect(unsentTenant([waiting], 4)).toBe(waiting);
    expect(unsentTenant([waiting], 5)).toBeUndefined();
    expect(unsentTenant([add('sending'), add('parked')], 4)).toBeUndefined();
  });

  it('knows for which place something is given', () => {
    const given = new Map([
      ['q.tenant:4', { ...noAnswer, comment: 'Locked' }],
      ['q.tenant:5', noAnswer],
    ]);
    expect(['tenant:4', 'tenant:5', 'tenant:6'].map((key) => isAnsweredIn(given, key))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is there before the server has heard of it', () => {
    const inspection = inspectionOf();
    expect(begunOnDevice([write('createInspection', {}, { form: { inspection } })])).toBe(inspection);
    expect(begunOnDevice([answer('floor', 'good', now)])).toBeUndefined();
  });
});
