import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { defineList } from './define-list.ts';
import { choiceFilter, choicesFilter, flagFilter, idsFilter, yesNoFilter } from './kinds/choice-filters.ts';
import { dateRangeFilter, numberRangeFilter } from './kinds/range-filters.ts';
import { recordFilter } from './kinds/record-filter.ts';
import { textFilter } from './kinds/text-filter.ts';

const label = 'platform:list.any';
const ends = { label, from: label, to: label } as const;
const word = (choice: string) => choice;

const list = defineList({
  name: 'invoices',
  endpoint: endpoint({
    method: 'GET',
    path: '/invoices',
    summary: 'Invoices',
    access: 'signed-in',
    query: pageQuery(['number', 'due_on'], { sort: 'number' }),
    answer: pageOf(z.object({ id: z.int() })),
    rate: 'read',
    audit: null,
  }),
  sorts: ['number', 'due_on'],
  sort: 'number',
  order: 'desc',
  filters: [
    choicesFilter('status', { label, choices: ['draft', 'sent', 'paid'], word }),
    choiceFilter('state', { label, choices: ['CO', 'TX'], word }),
    recordFilter('client_id', { label, useOptions: () => [] }),
    dateRangeFilter('due', ends),
    flagFilter('overdue', { label }),
    idsFilter('ids', { label }),
  ],
  more: [
    numberRangeFilter('amount', ends),
    textFilter('po_number', { label }),
    yesNoFilter('mailed', { label }),
  ],
  quickViews: [
    { id: 'all', label, set: { status: [] }, without: ['due_from', 'due_to', 'q'] },
    { id: 'late', label, set: { overdue: true } },
    { id: 'done', label, set: { status: ['paid', 'sent'] } },
  ],
  toQuery: ({ ids }) => (ids.length > 0 ? {} : { archived: false }),
});

const read = (words: string) => list.schema.parse(Object.fromEntries(new URLSearchParams(words)));

const setNames = (words: string) => list.setFilters(read(words)).map(({ options }) => options.name);

describe('the address of a declared list', () => {
  it('leaves what is at its default to the server', () => {
    expect(list.queryOf(read(''))).toEqual({ sort: 'number', order: 'desc', archived: false });
  });

  it('hands every filter to the call under the name of its field', () => {
    const words =
      'status=draft,paid&state=TX&client_id=7&due_from=2026-01-02&due_to=2026-02-03&overdue=true&ids=4,5' +
      '&amount_from=10&po_number=A-1&mailed=false&q=acme&sort=due_on&order=asc&page=3';
    expect(list.queryOf(read(words))).toEqual({
      sort: 'due_on',
      order: 'asc',
      q: 'acme',
      status: ['draft', 'paid'],
      state: 'TX',
      client_id: 7,
      due_from: '2026-01-02',
      due_to: '2026-02-03',
      overdue: true,
      ids: [4, 5],
      amount_from: 10,
      po_number: 'A-1',
      mailed: false,
    });
  });

  it.each([
    'status=gone',
    'state=XX',
    'client_id=-1',
    'due_from=soon',
    'amount_to=much',
    'mailed=perhaps',
    'ids=a',
  ])('takes %s for nothing', (words) => {
    expect(list.isFiltered(read(words))).toBe(false);
  });
});

describe('what narrows a declared list', () => {
  it('is one filter for both ends of a range', () => {
    expect(setNames('due_from=2026-01-02&due_to=2026-02-03&amount_to=5')).toEqual(['due', 'amount']);
  });

  it('is not told twice where a quick view tells it, in whatever order', () => {
    expect(list.viewOf(read('status=sent,paid'))?.id).toBe('done');
    expect(setNames('status=sent,paid&mailed=true')).toEqual(['mailed']);
    expect(list.viewOf(read('status=sent'))).toBeUndefined();
    expect(setNames('status=sent&overdue=true')).toEqual(['status', 'overdue']);
  });

  it('is no quick view with what makes another list of it', () => {
    expect(list.viewOf(read('state=CO'))?.id).toBe('all');
    expect(list.viewOf(read('state=CO&due_from=2026-01-02'))).toBeUndefined();
    expect(list.viewOf(read('q=acme'))).toBeUndefined();
    expect(list.viewOf(read('overdue=true&due_from=2026-01-02'))?.id).toBe('late');
    const [all] = list.quickViews;
    const search = {
      ...read('overdue=true&due_from=2026-01-02&q=acme&state=CO'),
      ...(all && list.viewPatch(all)),
    };
    expect(list.viewOf(search)?.id).toBe('all');
    expect(list.queryOf(search)).toMatchObject({ state: 'CO' });
    expect(list.queryOf(search)).not.toHaveProperty('due_from');
  });

  it('goes back to its defaults, some of it or all, on the first page', () => {
    const due = list.filters.filter(({ options }) => options.name === 'due');
    expect(list.cleared(due)).toEqual({ page: 1, due_from: undefined, due_to: undefined });
    const search = { ...read('status=sent&overdue=true&q=acme&amount_from=1'), ...list.cleared() };
    expect(list.queryOf(search)).toEqual({ sort: 'number', order: 'desc', q: 'acme', archived: false });
  });

  it('is set by a quick view without what another one set', () => {
    const [, late] = list.quickViews;
    expect(late && { ...read('status=paid&state=CO'), ...list.viewPatch(late) }).toMatchObject({
      page: 1,
      status: [],
      overdue: true,
      state: 'CO',
    });
  });
});

describe('what a list leaves out until something else is asked for', () => {
  const begun = defineList({
    name: 'open-invoices',
    endpoint: list.endpoint,
    sorts: ['number'],
    sort: 'number',
    filters: [
      choicesFilter('status', { label, choices: ['draft', 'sent', 'paid'], word }),
      flagFilter('overdue', { label }),
      textFilter('po_number', { label }),
    ],
    quickViews: [
      { id: 'open', label: 'platform:list.any', set: {} },
      { id: 'late', label: 'platform:list.no', set: { overdue: true } },
    ],
    begins: {
      label: 'platform:list.any',
      holds: ({ status }) => status.length === 0,
      query: () => ({ status: ['draft', 'sent'] }),
      lift: { status: ['draft', 'sent', 'paid'] },
    },
  });
  const of = (words: string) => begun.schema.parse(Object.fromEntries(new URLSearchParams(words)));

  it.each([
    ['', ['draft', 'sent'], false],
    ['po_number=A-1', ['draft', 'sent'], true],
    ['q=acme', ['draft', 'sent'], true],
    ['overdue=true', ['draft', 'sent'], true],
    ['status=paid&po_number=A-1', ['paid'], false],
  ])('is asked of %s, and told beside its own quick view', (words, status, shown) => {
    expect(begun.queryOf(of(words))).toMatchObject({ status });
    expect(begun.shownBeginning(of(words)) !== undefined).toBe(shown);
  });
});
