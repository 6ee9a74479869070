import { formatDate, type Translate } from '#platform/web/i18n/index';

type Dates = { from_date: string | null; to_date: string | null };

/** The bounds that matter on a day: `from 03/16/2026`, `until 03/15/2026`. Empty for a period without such bounds. */
export const periodText = ({ from_date, to_date }: Dates, today: string, t: Translate): string => {
  const from =
    from_date && from_date > today ? t('assignments:period.from', { date: formatDate(from_date) }) : '';
  const until = to_date ? t('assignments:period.until', { date: formatDate(to_date) }) : '';
  return [from, until].filter(Boolean).join(' ');
};
