import { addDays } from '#platform/contract/add-days';

/** The same day so many months later; a day that the month lacks becomes its last one. */
const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, days))).toISOString().slice(0, 10);
};

type Renewing = {
  termination_date: string | null;
  auto_renew: boolean;
  term_months: number | null;
  renewal_notice_days: number;
  renewal_notice_on: string | null;
};

/** The last day of the next term: terms follow each other without a gap, also over the end of a February. */
export const nextTermEnd = (end: string, months: number): string =>
  addDays(addMonths(addDays(end, 1), months), -1);

/** The last day of the term that a day lies in, as often as the contract renews itself until then; null when it is over by
 * then, or has no end. */
export const termEndOn = (contract: Renewing, date: string): string | null => {
  const { auto_renew, term_months, renewal_notice_on } = contract;
  let end = contract.termination_date;
  const renews = auto_renew && term_months !== null && renewal_notice_on === null;
  while (end !== null && end < date && renews) end = nextTermEnd(end, term_months);
  return end !== null && end >= date ? end : null;
};

export type Notice = {
  /** The last day on which notice keeps the next term from beginning. */
  notice_by: string;
  /** When notice was given; it is not renewed then. */
  noticed_on: string | null;
};

export type Renewal = Notice & {
  /** The first day of the next term. */
  on: string;
  /** Its last day. */
  until: string;
};

/** Until when notice may be given of a contract that renews itself; null when it does not. */
export const noticeOf = (contract: Renewing): Notice | null => {
  const { termination_date: end, auto_renew, term_months, renewal_notice_days, renewal_notice_on } = contract;
  if (end === null || !auto_renew || term_months === null) return null;
  return { notice_by: addDays(end, -renewal_notice_days), noticed_on: renewal_notice_on };
};

/** When a contract renews itself; null when it does not. */
export const renewalOf = (contract: Renewing): Renewal | null => {
  const { termination_date: end, term_months } = contract;
  const notice = noticeOf(contract);
  if (notice === null || end === null || term_months === null) return null;
  return { on: addDays(end, 1), until: nextTermEnd(end, term_months), ...notice };
};
