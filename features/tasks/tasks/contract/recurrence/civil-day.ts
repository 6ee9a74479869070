/** Calendar dates as whole days since 1970-01-01, independent of clocks and time zones. */
export type CivilDay = number;

const two = (value: number): string => String(value).padStart(2, '0');

/** Years begin in March here, so that the leap day is the last day of its year. */
const fromParts = (year: number, month: number, day: number): CivilDay => {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

export const partsOf = (value: CivilDay): { year: number; month: number; day: number } => {
  const days = value + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
};

/** The day of a date `YYYY-MM-DD`. */
export const dayOf = (date: string): CivilDay =>
  fromParts(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));

/** The date `YYYY-MM-DD` of a day. */
export const dateOf = (value: CivilDay): string => {
  const { year, month, day } = partsOf(value);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
};

/** 0 is Sunday. */
export const weekdayOf = (value: CivilDay): number => (((value + 4) % 7) + 7) % 7;

/** Number of the month counted from year 0: `year * 12 + month - 1`. */
export const monthOf = (value: CivilDay): number => {
  const { year, month } = partsOf(value);
  return year * 12 + month - 1;
};

export const firstOfMonth = (month: number): CivilDay =>
  fromParts(Math.floor(month / 12), (month % 12) + 1, 1);

export const lastOfMonth = (month: number): CivilDay => firstOfMonth(month + 1) - 1;

/** The last day that can be written as `YYYY-MM-DD`. */
export const lastCivilDay: CivilDay = dayOf('9999-12-31');

export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);
