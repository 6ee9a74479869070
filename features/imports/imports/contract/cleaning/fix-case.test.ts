import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixCase } from './fix-case.ts';

describe('fixCase', () => {
  it.each([
    ['135 HIGH ST', '135 High St'],
    ['W 6TH AVE & KIPLING ST', 'W 6th Ave & Kipling St'],
    ['2701 MARTIN LUTHER KING JR AVE SE', '2701 Martin Luther King Jr Ave SE'],
    ['U.S. COURTHOUSE', 'U.S. Courthouse'],
    ['US HWY 89 @ CANADIAN BORDER', 'US Hwy 89 @ Canadian Border'],
    ['USPS ANNEX II', 'USPS Annex II'],
    ['FBI BLDG', 'FBI Bldg'],
    ['ACME HVAC SERVICES LLC', 'Acme HVAC Services LLC'],
    ['USAA REAL ESTATE', 'USAA Real Estate'],
    ['AIG TOWER', 'AIG Tower'],
    ['ABM INDUSTRIES', 'ABM Industries'],
    ['CBRE FOR JLL', 'CBRE for JLL'],
    ['RE/MAX OF DENVER', 'RE/MAX of Denver'],
    ['NYU LANGONE', 'NYU Langone'],
    ['PO BOX 12', 'PO Box 12'],
    ['MCLEAN', 'McLean'],
    ["O'HARE PLAZA", "O'Hare Plaza"],
    ["950 L'ENFANT PLZ", "950 L'Enfant Plz"],
    ["ST. PAUL'S", "St. Paul's"],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['DEPARTMENT OF THE INTERIOR', 'Department of the Interior'],
    ['THE MALL', 'The Mall'],
    ['SUITE 36B', 'Suite 36B'],
    ['MAYAGÜEZ', 'Mayagüez'],
    ['AUTOPARK@8TH', 'Autopark@8th'],
    ['C&D ST', 'C&D St'],
    ['AT&T TOWER', 'AT&T Tower'],
    ['SMITH&JONES', 'Smith&Jones'],
    ['22D & STOUT', '22d & Stout'],
    ['32D AVE', '32d Ave'],
    ['SUITE 22D', 'Suite 22D'],
    ['12D ST', '12D St'],
    ['FB/USPO/USCH', 'FB/USPO/USCH'],
    ['PUMPHOUSE/WATER TREATMENT', 'Pumphouse/Water Treatment'],
    ['FED BLDG/PO', 'Fed Bldg/PO'],
    ['AND/OR', 'And/Or'],
    ['Already McDonald', 'Already McDonald'],
    ['hartford', 'hartford'],
    ['12345', '12345'],
    ['ᾘ𝓐', 'ᾘ𝓐'],
    ['', ''],
  ])('%s becomes %s', (text, fixed) => expect(fixCase(text)).toBe(fixed));

  it('changes nothing the second time, and only the case of letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ABCDEFGHIMNOSTUW0123 .-&@'’ÑÜÉ".split('')) });
    fc.assert(
      fc.property(letters, (text) => {
        const fixed = fixCase(text);
        return fixCase(fixed) === fixed && fixed.toUpperCase() === text;
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fixCase(fixCase(text)) === fixCase(text)),
    );
  });
});
