import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/contract/add-days';
import { creditMethods, creditTypes, type PricedTerms, pricingTypes } from './lines.ts';
import { priceOn } from './price.ts';
import { priceSpans } from './price-spans.ts';

const day = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2028-01-15', days));
const maybe = fc.option(day, { nil: null });
const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100);

const terms: fc.Arbitrary<PricedTerms> = fc.record({
  square_feet: fc.constant({ gross_cleanable: 9000, occupied: 7000, vacant: 2000, vacant_full: 500 }),
  pricing: fc.array(
    fc.record({
      type: fc.constantFrom(...pricingTypes),
      amount: cents,
      period: fc.constant('month' as const),
      note: fc.constant(''),
    }),
    { maxLength: 4 },
  ),
  credits: fc.array(
    fc.record({
      type: fc.constantFrom(...creditTypes),
      method: fc.constantFrom(...creditMethods),
      rate: fc.integer({ min: 0, max: 1_000_000 }).map((rate) => rate / 10_000),
      sqft: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: null }),
      base: fc.constantFrom('all' as const, 'labor' as const),
      from: maybe,
      to: maybe,
    }),
    { maxLength: 5 },
  ),
  billbacks: fc.constant([]),
});

describe('the prices of a contract from when to when', () => {
  it('are on every day of its term that of the day, and cover each day once', () => {
    fc.assert(
      fc.property(
        terms,
        day,
        fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
        (given, start, days) => {
          const end = days === null ? null : addDays(start, days);
          const spans = priceSpans(given, { start_date: start, termination_date: end });
          expect(spans[0]?.from).toBe(start);
          expect(spans.at(-1)?.to).toBe(end);
          for (let on = start; on <= (end ?? addDays(start, 100)); on = addDays(on, 1)) {
            const found = spans.filter(({ from, to }) => from <= on && (to === null || to >= on));
            const { base, net } = priceOn(given, on);
            expect(found.map((span) => [span.base_cents / 100, span.net_cents / 100])).toEqual([[base, net]]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
