import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { systemClock } from '../clock/clock.ts';
import type { Wiring } from '../http/wiring.ts';
import { defineWork } from '../queue/define-work.ts';
import { defineServerFeature } from './define-server-feature.ts';
import { gatherFeatures } from './gather-features.ts';
import { type PeriodicPart, runPeriodicWork } from './run-periodic-work.ts';
import type { ServerFeature } from './server-feature.ts';

const nothing = async (): Promise<void> => undefined;

const list = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'A list',
    access: 'signed-in',
    answer: z.array(z.int()),
    rate: 'read',
    audit: null,
  });

const defined = (name: string, more: Partial<ServerFeature> = {}): ServerFeature => ({
  ...defineServerFeature({ name, endpoints: {}, handlers: {} }),
  ...more,
});

const withList = (name: string, path: string, call: string): ServerFeature =>
  defineServerFeature({ name, endpoints: { [call]: list(path) }, handlers: { [call]: async () => [] } });

/** Declares work for every queue that needs exactly one feature. */
const worker = defined('worker', {
  work: {
    geocoding: nothing,
    imports: nothing,
    notifications: nothing,
    papers: nothing,
    series: nothing,
    'sign-ins': nothing,
  },
});

const gather = (...features: ServerFeature[]) => gatherFeatures([worker, ...features], nothing);

describe('gathering features', () => {
  it('gives what some declare to those who ask, and an empty record where nobody does', async () => {
    const asked: object[] = [];
    const reader = defined('reader', {
      bindings: (all) => {
        asked.push(all('counts'));
        return [];
      },
    });
    const count = async () => new Map([[1, 2]]);
    gather(reader);
    gather(reader, defined('tasks', { counts: { 'client.tasks': count } }));
    expect(asked).toEqual([{}, { 'client.tasks': count }]);
  });

  it.each<[string, string, ServerFeature, ServerFeature]>([
    ['feature', 'feature tasks is declared by tasks and by tasks', defined('tasks'), defined('tasks')],
    [
      'message',
      'message gone is declared by links and by pages',
      defined('links', { messages: { en: { gone: 'This link is over.' }, es: {} } }),
      defined('pages', { messages: { en: { gone: 'This page is gone.' }, es: {} } }),
    ],
    [
      'message',
      'message required is declared by the platform and by forms',
      defined('forms', { messages: { en: { required: 'Needed.' }, es: {} } }),
      defined('lists'),
    ],
    [
      'endpoint',
      'endpoint listTasks is declared by tasks and by jobs',
      withList('tasks', '/tasks', 'listTasks'),
      withList('jobs', '/jobs', 'listTasks'),
    ],
    [
      'address',
      'address GET /api/v1/tasks/{} is declared by tasks.listTasks and by jobs.listJobs',
      withList('tasks', '/tasks/{id}', 'listTasks'),
      withList('jobs', '/tasks/{jobId}', 'listJobs'),
    ],
    [
      'entry of a part',
      'counts client.tasks is declared by tasks and by jobs',
      defined('tasks', { counts: { 'client.tasks': async () => new Map() } }),
      defined('jobs', {
        counts: { 'client.tasks': async () => new Map() },
        bindings: (all) => {
          all('counts');
          return [];
        },
      }),
    ],
    [
      'mail',
      'mail welcome is declared by tasks and by jobs',
      defined('tasks', { mails: { welcome: nothing } }),
      defined('jobs', { mails: () => ({ welcome: nothing }) }),
    ],
    [
      'queue',
      'queue series is declared by worker and by jobs',
      defined('tasks'),
      defined('jobs', { work: { series: nothing } }),
    ],
    [
      'queue of the platform',
      'queue mail is declared by the platform and by jobs',
      defined('tasks'),
      defined('jobs', { work: { mail: nothing } }),
    ],
  ])('names both who declare the same %s', (_, message, one, other) => {
    expect(() => gather(one, other)).toThrow(message);
  });

  it('says whose work nobody does', () => {
    expect(() => gatherFeatures([], nothing)).toThrow(
      'nobody does the work of: geocoding, imports, notifications, papers, series, sign-ins',
    );
  });
});

describe('work', () => {
  const wiring = {} as Wiring;
  const seen: unknown[] = [];
  const { work } = gather(
    defined('greetings', {
      mails: {
        welcome: defineWork(z.object({ userId: z.int() }), async (_, given) => void seen.push(given)),
      },
    }),
  );

  it('is parsed before it is done', async () => {
    await work.mail(wiring, { id: 'a', organizationId: 1, kind: 'welcome', userId: 3 });
    expect(seen).toEqual([{ id: 'a', userId: 3 }]);
  });

  it('that is malformed fails with what is wrong, and is not done', async () => {
    const malformed = { id: 'b', organizationId: 1, kind: 'welcome', userId: 'three' } as unknown;
    const doing = work.mail(wiring, malformed as Parameters<typeof work.mail>[1]);
    await expect(doing).rejects.toThrow(/malformed work:[\s\S]*userId/);
    await expect(work.mail(wiring, { id: 'c', organizationId: 1, kind: 'unheard' })).rejects.toThrow(
      'no such mail: unheard',
    );
    expect(seen).toHaveLength(1);
  });
});

describe('a round', () => {
  const run = async (order: string[], parts: Record<string, PeriodicPart>) => {
    const wiring = { clock: systemClock } as Wiring;
    const { send = nothing, advance = nothing, later = nothing } = parts;
    await runPeriodicWork(wiring, 1, [{ send: [send], advance: [advance] }, { advance: [later] }]);
    return order;
  };

  it('goes stage by stage, and within one by the order of the features', async () => {
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    await run(order, { send: note('send'), advance: note('advance'), later: note('later') });
    expect(order).toEqual(['advance', 'later', 'send']);
  });

  it('goes on after a part that failed, and fails at its end', async () => {
    const order: string[] = [];
    const advance = async () => {
      throw new Error('first');
    };
    const doing = run(order, { advance, later: async () => void order.push('later') });
    await expect(doing).rejects.toThrow('first');
    expect(order).toEqual(['later']);
  });
});
