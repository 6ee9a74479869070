import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import {
  findWords,
  wordsOfNamedRecord,
  wordsOfRecord,
  wordsOfRecordOrRows,
  wordsOfRows,
} from './preview-text.ts';

const reader = { search: new URLSearchParams(), phone: true, flags: new Set<never>() };

const words = (path: string) =>
  wordsOfRecord(
    endpoint({
      method: 'GET',
      path: path as '/plan/{id}',
      summary: 'A plan',
      access: 'signed-in',
      answer: z.object({ name: z.string() }),
      rate: 'read',
      audit: null,
    }),
    ({ name }) => ({ title: name }),
  );

const pages = {
  '/admin/job/$jobId': words('/job/{id}'),
  '/admin/job/$jobId/service/$serviceId/contract/{-$contractId}': words('/job/{id}/contract/{contractId}'),
  '/admin/job/$jobId/plan/$parentType/$parentId/$planId': words('/job/{id}/{parentType}/{parentId}/{planId}'),
};

const callsAt = (all: typeof pages, address: string, search = ''): string[] =>
  findWords(all, address, { ...reader, search: new URLSearchParams(search) }).asked.map(({ call }) => call);

describe('the words of a page', () => {
  it.each([
    ['/admin/job/7', '/job/7'],
    ['/admin/job/7/service/8/contract/9', '/job/7/contract/9'],
    ['/admin/job/7/plan/budget/8/9', '/job/7/budget/8/9'],
    ['/admin/job/7/service/8/contract', undefined],
    ['/admin/job/7/plan/budget/8/new', undefined],
    ['/admin/job/0x7', undefined],
    ['/admin/job/7/plan/..%2f..%2fuser/8/9', undefined],
    ['/admin/job/7/service/8/contract/9%2f10', undefined],
  ])('at %s come from the call %s', (address, call) => {
    expect(callsAt(pages, address)).toEqual(call === undefined ? [] : [call]);
  });

  it('are those of the page itself, and of no page above it', () => {
    expect(callsAt(pages, '/admin/job/7/files')).toEqual([]);
  });

  it.each([
    ['', ['/job/7']],
    ['view=files', ['/job/7/file']],
    ['view=other', ['/job/7']],
    ['tab=keys', ['/job/7', '/job/7/key']],
    ['tab=other', ['/job/7']],
  ])('with "%s" are those of the view, and then of the tab, where it has its own', (search, calls) => {
    const all = {
      ...pages,
      '/admin/job/$jobId?view=files': words('/job/{id}/file'),
      '/admin/job/$jobId?tab=keys': words('/job/{id}/key'),
    };
    expect(callsAt(all, '/admin/job/7', search)).toEqual(calls);
  });

  it.each([
    ['?id=7', '/plan/7', { name: 'Lobby' }, ['Lobby']],
    ['', '/plans?per_page=6', { rows: [{ name: 'One' }, { name: 'Two' }] }, ['One', 'Two']],
    ['?id=x', '/plans?per_page=6', { rows: [] }, []],
  ])('with %s are those of the record, or of its list', (address, call, answer, lines) => {
    const shape = {
      method: 'GET',
      summary: 'Plans',
      access: 'signed-in',
      rate: 'read',
      audit: null,
    } as const;
    const one = endpoint({ ...shape, path: '/plan/{id}', answer: z.object({ name: z.string() }) });
    const all = endpoint({
      ...shape,
      path: '/plans',
      answer: z.object({ rows: z.array(z.object({ name: z.string() })) }),
    });
    const page = wordsOfRecordOrRows(
      wordsOfNamedRecord(one, ({ name }) => ({ lines: [name] })),
      wordsOfRows(
        all,
        () => ({}),
        ({ name }) => name,
      ),
    );
    const asked = { ...reader, search: new URLSearchParams(address) };
    expect(page.callOf({}, asked)).toBe(call);
    expect(page.of(answer).lines).toEqual(lines);
  });
});
