import { type DecimalMark, readAmount } from '#platform/contract/read-amount';
import type { Cleaned } from './clean-contact.ts';

const other: Readonly<Record<DecimalMark, DecimalMark>> = { '.': ',', ',': '.' };

/** What a number measures: `5%` is no price, and `$5` no percentage. */
type Unit = 'money' | 'percent' | 'count';

const foreign: Readonly<Record<Unit, RegExp>> = { money: /%/, percent: /\$|usd/i, count: /[$%]|usd/i };

/** The number in a cell of a file that writes decimals behind this mark. A number that can only mean something with the other
 * mark has that meaning. */
export const amountIn = (text: string, unit: Unit, mark: DecimalMark = '.'): number | undefined =>
  foreign[unit].test(text) ? undefined : (readAmount(text, mark) ?? readAmount(text, other[mark]));

const thousands: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /(\d)[,\s'](?=\d{3}(\D|$))/g,
  ',': /(\d)[.\s'](?=\d{3}(\D|$))/g,
};

/** A count such as square feet. Separators and units are dropped; zero and blanks mean unknown. */
export const cleanCount = (
  text: string,
  maximum: number,
  mark: DecimalMark = '.',
): Cleaned<number | null> => {
  if (text === '') return { value: null };
  const plain = text.replace(
    /\s*(sq\.?\s*(ft|feet)\.?|square feet|sf|ft2|pies cuadrados|pisos|floors)$/i,
    '',
  );
  const bare = plain.replace(thousands[mark], '$1');
  const number = Number(mark === ',' ? bare.replace(',', '.') : bare);
  if (!Number.isFinite(number) || plain === '') {
    return {
      value: null,
      warning: { code: 'import_number_unreadable', values: { text: text.slice(0, 40) } },
    };
  }
  const value = Math.round(number);
  if (value < 0) return { value: null, fault: { code: 'too_small', values: { minimum: 0 } } };
  if (value > maximum) return { value: null, fault: { code: 'too_big', values: { maximum } } };
  return { value: value === 0 ? null : value };
};

export type Position = { lat: number; lng: number };

const degrees = (text: string): number =>
  /^[+-]?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

/** Both coordinates or none. Zero and zero means unknown: spreadsheets write it, and it is a point in the sea. */
export const cleanPosition = (lat: string, lng: string): Cleaned<Position | null> => {
  if (lat === '' && lng === '') return { value: null };
  const position = { lat: degrees(lat), lng: degrees(lng) };
  if (position.lat === 0 && position.lng === 0) return { value: null };
  const onEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  return onEarth ? { value: position } : { value: null, warning: { code: 'import_position_ignored' } };
};
