import { describe, expect, it } from 'vitest';
import { type InvoiceStatus, invoiceStatuses } from '../invoice/invoice-enums.ts';
import {
  hindrance,
  type InvoiceTransition,
  invoiceTransitionNames,
  invoiceTransitions,
  leadsFrom,
  transitionsFrom,
} from './transitions.ts';

const edges: Record<InvoiceStatus, Partial<Record<InvoiceTransition, InvoiceStatus>>> = {
  draft: { issue: 'invoiced' },
  invoiced: { 'mark-paid': 'paid', 'mark-uncollected': 'uncollected', 'revert-to-draft': 'draft' },
  paid: { reopen: 'invoiced' },
  uncollected: { 'mark-paid': 'paid', reopen: 'invoiced' },
};

const facts = { status: 'invoiced' as const, paid: 0, due_date: '2027-06-01' };

describe('the life of an invoice', () => {
  it.each(invoiceStatuses)('leads from %s where the table says, and nowhere else', (status) => {
    const found = invoiceTransitionNames
      .filter((name) => leadsFrom(name, status))
      .map((name) => [name, invoiceTransitions[name].to]);
    expect(Object.fromEntries(found)).toEqual(edges[status]);
  });

  it('is uncollected a day after it was due, not before', () => {
    expect(hindrance('mark-uncollected', facts, '2027-06-01')).toBe('invoice_not_past_due');
    expect(hindrance('mark-uncollected', facts, '2027-06-02')).toBeNull();
    expect(hindrance('mark-uncollected', { ...facts, due_date: null }, '2027-06-02')).toBe(
      'invoice_not_past_due',
    );
  });

  it('is a draft again only without payments', () => {
    expect(hindrance('revert-to-draft', { ...facts, paid: 1 }, '2027-06-01')).toBe('invoice_has_payments');
    expect(transitionsFrom(facts, '2027-06-01')).toEqual(['mark-paid', 'revert-to-draft']);
    expect(transitionsFrom({ ...facts, paid: 1 }, '2027-06-02')).toEqual(['mark-paid', 'mark-uncollected']);
  });
});
