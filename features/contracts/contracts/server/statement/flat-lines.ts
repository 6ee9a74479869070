import type { Locale } from '#platform/contract/fields';
import { toHundredths } from '#platform/contract/money';
import type { Statement } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import { sayRooms } from './say-statement.ts';

export type FlatLine = {
  kind: string;
  type: string;
  rooms: string;
  sqft: number | null;
  rate: number | null;
  from: string;
  to: string;
  days: number;
  monthly: number;
  amount: number;
};

/** The lines of a statement as rows of a file. */
export const flatLines = (stated: Statement, locale: Locale): FlatLine[] => {
  const t = contractTexts(locale);
  const { from, to, days } = stated;
  const whole = { rooms: '', sqft: null, rate: null, from, to, days };
  const beyond = stated.net - (stated.base - stated.credited);
  const limit = { ...whole, kind: t('section.credits'), type: t('statement.limited'), monthly: 0 };
  return [
    ...stated.pricing.map(({ type, monthly, amount }) => ({
      ...{ ...whole, kind: t('section.pricing'), type: t(`pricing.${type}`), monthly, amount },
    })),
    ...stated.credits.flatMap(({ type, rate, lines }) =>
      lines.map((line) => ({
        ...{ kind: t('section.credits'), type: t(`credit.${type}`), rooms: sayRooms(line), rate },
        ...{ sqft: line.sqft, from: line.from, to: line.to, days: line.days },
        ...{ monthly: -line.monthly, amount: -line.amount },
      })),
    ),
    ...(beyond > 0 ? [{ ...limit, amount: toHundredths(beyond) / 100 }] : []),
    ...stated.billbacks.map(({ type, monthly, amount }) => ({
      ...{ ...whole, kind: t('section.billbacks'), type: t(`billback.${type}`), monthly, amount },
    })),
  ];
};
