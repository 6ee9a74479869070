import { describe, expect, it } from 'vitest';
import { addressOf, cleanRow } from './clean-row.ts';
import type { ClientTarget } from './mapping.ts';

const mapping = {
  columns: {},
  existing: 'skip' as const,
  match: 'account_number' as const,
  clear_empty: false,
  fix_case: true,
};

const clean = (cells: Partial<Record<ClientTarget, string>>) =>
  cleanRow((target) => cells[target] ?? '', mapping);

const whole = { account_number: 'A-1', name: 'HARBOR LIGHT PROPERTIES' };

const codes = (remarks: readonly { code: string }[]) => remarks.map(({ code }) => code);

describe('a client', () => {
  it.each([
    ['Property Manager', 'management company'],
    ['Inquilino', 'tenant'],
    ['Dueño', 'owner'],
    ['', null],
  ])('called %j is a %j', (type, is) => expect(clean({ ...whole, type }).row.type).toBe(is));

  it('has an ordinary spelling, and a number', () => {
    expect(clean(whole).row.name).toBe('Harbor Light Properties');
    expect(clean({ name: 'A' }).faults).toEqual([{ field: 'account_number', code: 'required' }]);
  });

  it('has a whole address or none', () => {
    const place = { address: '1 Elm St', city: 'Denver', state: 'Colorado', zip: '80202' };
    expect(addressOf(clean({ ...whole, ...place }).row)).toMatchObject({ line_1: '1 Elm St', state: 'CO' });
    const { row, warnings } = clean({ ...whole, ...place, zip: '' });
    expect([addressOf(row), codes(warnings)]).toEqual([null, ['client_import_address_incomplete']]);
  });
});

describe('a contact', () => {
  it('needs a name', () =>
    expect(codes(clean({ ...whole, contact_email: 'a@b.test' }).warnings)).toEqual([
      'client_import_contact_unnamed',
    ]));

  it('has a rank, where the file says one that is known', () => {
    expect(clean({ ...whole, contact_name: 'Ana', contact_rank: 'Principal' }).row.contact_rank).toBe(
      'primary',
    );
    expect(codes(clean({ ...whole, contact_name: 'Ana', contact_rank: 'boss' }).warnings)).toEqual([
      'client_import_word_unknown',
    ]);
  });
});

describe('how a client pays', () => {
  it('is read as companies write it', () => {
    const said = {
      billing_email: 'AP@harbor.test; invoices@harbor.test',
      payment_terms_days: 'Net 45',
      tax_rate_pct: '8.25%',
      tax_exempt: 'No',
      requires_po: 'Sí',
    };
    expect(clean({ ...whole, ...said })).toMatchObject({
      row: {
        billing_email: 'ap@harbor.test; invoices@harbor.test',
        payment_terms_days: 45,
        tax_rate_pct: 8.25,
        tax_exempt: false,
        requires_po: true,
      },
      faults: [],
      warnings: [],
    });
    expect(clean({ ...whole, payment_terms_days: 'Due on receipt' }).row.payment_terms_days).toBe(0);
  });

  it('has at most ten addresses, and loses none without a word', () => {
    const billing_email = Array.from({ length: 11 }, (_, n) => `ap${n}@harbor.test`).join(';');
    expect(clean({ ...whole, billing_email }).faults).toMatchObject([
      { field: 'billing_email', code: 'too_big' },
    ]);
  });

  it('is left out, and named, where it cannot be read', () => {
    const { row, warnings } = clean({
      ...whole,
      billing_email: 'not an address',
      payment_terms_days: '2% 10 net 30',
      tax_rate_pct: 'standard',
      requires_po: 'sometimes',
    });
    expect(row).toMatchObject({
      billing_email: '',
      payment_terms_days: null,
      tax_rate_pct: null,
      requires_po: null,
    });
    expect(new Set(warnings.map(({ field }) => field))).toEqual(
      new Set(['billing_email', 'payment_terms_days', 'tax_rate_pct', 'requires_po']),
    );
  });
});
