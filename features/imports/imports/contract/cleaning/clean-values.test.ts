import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from '#platform/contract/fields';
import { cleanCount, cleanPosition } from './clean-number.ts';
import { cleanText } from './clean-text.ts';
import { cleanState, cleanZip } from './row-cleaning.ts';

describe('cleanText', () => {
  it.each([
    [' ', ''],
    ['\u00a0', ''],
    ['  two   words \t', 'two words'],
    ['line\r\nbreak', 'line break'],
    ['N/A', ''],
    ['#N/A', ''],
    ['null', ''],
    ['-', ''],
    ["'06103", '06103'],
    ["'=1+1", '=1+1'],
    ["'Twas Café", "'Twas Café"],
    ['Cafe\u0301', 'Café'],
    ['zero\u200bwidth', 'zerowidth'],
    ['None', 'None'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)),
    );
  });
});

describe('cleanZip', () => {
  it.each([
    ['06103', '06103'],
    ['6103', '06103'],
    ['802', '00802'],
    ['61031125', '06103-1125'],
    ['6031125', '00603-1125'],
    ['200322608', '20032-2608'],
    ['20032-2608', '20032-2608'],
    ['20032 2608', '20032-2608'],
    ['6103-1125', '06103-1125'],
    ['20032-608', '20032-0608'],
    ['20032-', '20032'],
    ['200310000', '20031'],
    ['6103.0', '06103'],
  ])('%j becomes %j', (text, zip) => expect(cleanZip(text)).toBe(zip));

  it.each([
    '',
    '1',
    '12',
    '500',
    '00000',
    '610311',
    '1234567890',
    'K1A 0B1',
    '20032-26081',
    '2003A',
    '-6103',
  ])('%j is none', (text) => expect(cleanZip(text)).toBeNull());

  it('answers five digits, or five and four, or nothing, and the same the second time', () => {
    const text = fc.stringMatching(/^[0-9]{0,10}[- ]?[0-9]{0,5}$/);
    fc.assert(
      fc.property(text, (given) => {
        const zip = cleanZip(given);
        return zip === null || (/^\d{5}(-\d{4})?$/.test(zip) && cleanZip(zip) === zip);
      }),
    );
  });

  it('finds a ZIP+4 that lost zeros and hyphen again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 501, max: 99_999 }), fc.integer({ min: 1, max: 9999 }), (five, four) => {
        const zip = `${String(five).padStart(5, '0')}-${String(four).padStart(4, '0')}`;
        expect(cleanZip(String(Number(zip.replace('-', ''))))).toBe(zip);
      }),
    );
  });
});

describe('cleanState', () => {
  it.each([
    ['CT', 'CT'],
    ['ct', 'CT'],
    ['N.Y.', 'NY'],
    ['D. C.', 'DC'],
    ['Connecticut', 'CT'],
    ['NEW YORK', 'NY'],
    ['Nueva York', 'NY'],
    ['Nuevo México', 'NM'],
    ['Pensilvania', 'PA'],
    ['Carolina del Norte', 'NC'],
    ['Islas Vírgenes', 'VI'],
    ['U.S. Virgin Islands', 'VI'],
    ['Washington', 'WA'],
    ['Washington, D.C.', 'DC'],
    ['Puerto  Rico', 'PR'],
    ['Calif.', 'CA'],
  ])('%j is %s', (text, state) => expect(cleanState(text)).toBe(state));

  it.each(['', 'ON', 'Ontario', 'XX', 'Jalisco'])('%j is none', (text) =>
    expect(cleanState(text)).toBeNull(),
  );

  it('keeps every state of the list', () => {
    for (const state of states) expect(cleanState(state)).toBe(state);
  });
});

describe('numbers', () => {
  it.each([
    ['', null],
    ['0', null],
    ['93952', 93_952],
    ['93,952', 93_952],
    ['1,093,952.4', 1_093_952],
    ['93952 sq ft', 93_952],
    ['93 952', 93_952],
  ])('%j square feet are %j', (text, value) => expect(cleanCount(text, 99_999_999)).toEqual({ value }));

  it('leaves words out with a warning and refuses what is beyond the limits', () => {
    expect(cleanCount('large', 10)).toMatchObject({
      value: null,
      warning: { code: 'import_number_unreadable' },
    });
    expect(cleanCount('11', 10)).toMatchObject({ value: null, fault: { code: 'too_big' } });
    expect(cleanCount('-1', 10)).toMatchObject({ value: null, fault: { code: 'too_small' } });
  });

  it('takes both coordinates or none', () => {
    expect(cleanPosition('41.76', '-72,67')).toEqual({ value: { lat: 41.76, lng: -72.67 } });
    expect(cleanPosition('', '')).toEqual({ value: null });
    expect(cleanPosition('0', '0')).toEqual({ value: null });
    expect(cleanPosition('41.76', '')).toMatchObject({
      value: null,
      warning: { code: 'import_position_ignored' },
    });
    expect(cleanPosition('141', '10')).toMatchObject({ value: null, warning: {} });
  });
});
