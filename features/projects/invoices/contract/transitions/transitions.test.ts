import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/transitions';
import { type InvoiceStatus, invoiceStatuses } from '../invoice/invoice-totals.ts';
import { type InvoiceTransition, invoiceTransitions } from './transitions.ts';

const edges: Record<InvoiceStatus, Partial<Record<InvoiceTransition, InvoiceStatus>>> = {
  draft: { issue: 'invoiced' },
  invoiced: { 'mark-paid': 'paid', 'mark-uncollected': 'uncollected', 'revert-to-draft': 'draft' },
  paid: { reopen: 'invoiced' },
  uncollected: { 'mark-paid': 'paid', reopen: 'invoiced' },
};

const facts = { status: 'invoiced' as const, paid_cents: 0, due_date: '2027-06-01', today: '2027-06-01' };

const biller: Actor = {
  userId: 1,
  license: 'full',
  flags: new Set(['specialProjects.canTransitionInvoices']),
};

const against = (
  name: InvoiceTransition,
  changed: Partial<Parameters<typeof invoiceTransitions.status>[0]>,
) => invoiceTransitions.refusalOf(name, { ...facts, ...changed }, biller)?.message.code ?? null;

describe('the life of an invoice', () => {
  it.each(invoiceStatuses)('leads from %s where the table says, and nowhere else', (status) => {
    const found = invoiceTransitions.names
      .filter((name) => invoiceTransitions.leadsFrom(name, status))
      .map((name) => [name, invoiceTransitions.targetOf(name, facts)]);
    expect(Object.fromEntries(found)).toEqual(edges[status]);
  });

  it('is uncollected a day after it was due, not before', () => {
    expect(against('mark-uncollected', {})).toBe('invoice_not_past_due');
    expect(against('mark-uncollected', { today: '2027-06-02' })).toBeNull();
    expect(against('mark-uncollected', { due_date: null, today: '2027-06-02' })).toBe('invoice_not_past_due');
  });

  it('is a draft again only without payments', () => {
    const late = { ...facts, paid_cents: 1, today: '2027-06-02' };
    expect(against('revert-to-draft', { paid_cents: 1 })).toBe('invoice_has_payments');
    expect(invoiceTransitions.allowed(facts, biller)).toEqual(['mark-paid', 'revert-to-draft']);
    expect(invoiceTransitions.allowed(late, biller)).toEqual(['mark-paid', 'mark-uncollected']);
  });
});
