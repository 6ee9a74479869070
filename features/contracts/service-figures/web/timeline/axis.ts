const aDay = 86_400_000;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / aDay;

/** The first days of the months from that of one day to that of another. */
const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let [year, month] = first.split('-').map(Number) as [number, number]; ; month += 1) {
    const begin = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
    if (begin > last) return months;
    months.push(begin);
  }
};

/** An axis of whole months. Positions are shares of the width, from 0 to 1. */
export const axisOf = (today: string, days: number) => {
  const last = new Date((dayNumber(today) + days) * aDay).toISOString().slice(0, 10);
  const months = monthsBetween(today, last);
  const begin = dayNumber(months[0] ?? today);
  const [year = 0, month = 0] = last.split('-').map(Number);
  const width = Date.UTC(year, month, 1) / aDay - begin;
  const placeOf = (date: string): number => Math.min(1, Math.max(0, (dayNumber(date) - begin) / width));
  return {
    months: months.map((date) => ({ date, place: placeOf(date) })),
    placeOf,
    isShown: (date: string): boolean => dayNumber(date) >= begin && dayNumber(date) < begin + width,
  };
};
