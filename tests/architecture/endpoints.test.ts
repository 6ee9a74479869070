import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditedKinds } from '#features/administration/audit-log/contract';
import en from '../../features/administration/audit-log/locales/en.json' with { type: 'json' };
import es from '../../features/administration/audit-log/locales/es.json' with { type: 'json' };
import { repeatedAddresses } from './rules/addresses.ts';
import { unwrittenActions } from './rules/audit-actions.ts';
import { loadEndpoints } from './rules/load-endpoints.ts';
import { root } from './rules/project-files.ts';

const isName = /(^|_)name$/;

/** The names of files are those that devices gave them. */
const ofFiles = ['job-documents.updateJobFile name', 'files.updateFile name'];

describe('the endpoint tables of all features', () => {
  it('give every call an address of its own', async () => {
    const endpoints = await loadEndpoints();
    expect(endpoints.length).toBeGreaterThan(10);
    expect(repeatedAddresses(endpoints)).toEqual([]);
  });

  it('take no name with angle brackets', async () => {
    const named = (await loadEndpoints()).flatMap(([endpoint, { body }]) =>
      body instanceof z.ZodObject
        ? Object.entries(body.shape).flatMap(([key, field]): [string, z.ZodType][] =>
            isName.test(key) && field instanceof z.ZodType ? [[`${endpoint} ${key}`, field]] : [],
          )
        : [],
    );
    expect(named.length).toBeGreaterThan(30);
    const taking = named.filter(([, field]) => field.safeParse('A <b>').success);
    expect(taking.map(([where]) => where)).toEqual(ofFiles);
  });

  it('can answer names that were saved before brackets were refused', async () => {
    const refuses = (answer: z.ZodType): boolean =>
      JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })).includes('[^<>]');
    const refusing = (await loadEndpoints()).filter(
      ([, { answer }]) => answer instanceof z.ZodType && refuses(answer),
    );
    expect(refusing.map(([name]) => name)).toEqual([]);
  });

  it('promise no trace that their feature does not write', async () => {
    const sourceOf = (feature: string) =>
      globSync(`features/*/${feature}/{server/**/*,contract/**/transitions}.ts`, { cwd: root })
        .filter((path) => !path.endsWith('.test.ts'))
        .map((path) => readFileSync(join(root, path), 'utf8'))
        .join('\n');
    expect(unwrittenActions(await loadEndpoints(), sourceOf)).toEqual([]);
  });

  it('leave traces that the audit log of a building says in words, in both languages', async () => {
    const shown = [...auditedKinds.map((kind) => kind.replaceAll('_', '-')), 'series', 'job-site-assignment'];
    const verbs = (await loadEndpoints()).flatMap(([, { audit }]) => {
      const [entity = '', verb = ''] = audit?.split('.') ?? [];
      return shown.includes(entity) && verb !== 'exported' ? [verb] : [];
    });
    for (const texts of [en, es]) {
      expect(verbs.filter((verb) => !Object.hasOwn(texts.verb, verb))).toEqual([]);
      expect(Object.keys(texts.kind)).toEqual([...auditedKinds]);
    }
  });
});
