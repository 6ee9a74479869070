import type { Locale } from '#platform/contract/fields';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { intlOf } from '#platform/server/texts/read-texts';
import { shownMoney } from '#platform/server/texts/shown-money';
import { shownMonth } from '#platform/server/texts/shown-month';
import type { CreditedLine, Statement } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';

export const describeMoney = shownMoney;

export const describeNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf[locale]).format(value);

export const describeMonth = shownMonth;

type Credit = Statement['credits'][number];

/** How the amount of a line of a credit is calculated, for a client who checks it. */
export const describeBasis = (
  credit: Credit,
  line: CreditedLine,
  month: Statement,
  locale: Locale,
): string => {
  const t = contractTexts(locale);
  const rate = describeMoney(credit.rate, locale, 4);
  const whole =
    line.sqft !== null
      ? t('perSqft', { sqft: describeNumber(line.sqft, locale), rate })
      : credit.method === 'percent'
        ? t(credit.base === 'labor' ? 'ofLabor' : 'ofAll', {
            rate: `${describeNumber(credit.rate, locale)} %`,
          })
        : describeMoney(credit.rate, locale);
  const days = t('statement.daysOf', { days: String(line.days), all: String(month.days_in_month) });
  const dates = `${paperDate(line.from)} – ${paperDate(line.to)}`;
  return line.days === month.days_in_month ? `${whole} · ${dates}` : `${whole} × ${days} · ${dates}`;
};

export const describeRooms = ({ rooms }: CreditedLine): string =>
  rooms ? `${rooms.building}, ${rooms.floor}` : '';
