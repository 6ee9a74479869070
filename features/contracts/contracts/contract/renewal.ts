import { addDays } from '#platform/contract/add-days';

/** The same day of a later month; the last day of that month if it has no such day. */
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

/** The last day of the next term. Terms follow each other without a gap, also across the end of February. */
export const nextTermEnd = (end: string, months: number): string =>
  addDays(addMonths(addDays(end, 1), months), -1);

/** The last day of the term that includes the date, after as many renewals as that takes. Null when the contract is over by
 * then or has no end. */
export const termEndOn = (contract: Renewing, date: string): string | null => {
  const { auto_renew, term_months, renewal_notice_on } = contract;
  let end = contract.termination_date;
  const renews = auto_renew && term_months !== null && renewal_notice_on === null;
  while (end !== null && end < date && renews) end = nextTermEnd(end, term_months);
  return end !== null && end >= date ? end : null;
};

type Followed = Renewing & {
  status: string;
  /** The first day of the next contract of the same service, after the term; null when none is approved. */
  next_start: string | null;
  /** False for a site that is no longer served, where nothing renews itself. */
  is_served: boolean;
};

/** The last day of the latest term that nothing can stop any more, because the last day for notice has passed. Null when the
 * contract has no end. */
export const certainEnd = (contract: Followed, today: string): string | null => {
  const { auto_renew, term_months, renewal_notice_days, renewal_notice_on, next_start } = contract;
  let end = contract.termination_date;
  if (contract.status !== 'approved' || !contract.is_served) return end;
  if (!auto_renew || term_months === null || renewal_notice_on !== null) return end;
  while (end !== null && addDays(end, -renewal_notice_days) < today) {
    const next = nextTermEnd(end, term_months);
    if (next_start !== null && next_start <= next) return end;
    end = next;
  }
  return end;
};

export type Notice = {
  /** The last day on which notice keeps the next term from beginning. */
  notice_by: string;
  /** The day on which notice was given, which stops the renewal. */
  noticed_on: string | null;
};

export type Renewal = Notice & {
  /** The first day of the next term. */
  on: string;
  /** Its last day. */
  until: string;
};

/** The last day for notice; null for a contract that does not renew itself. */
export const noticeOf = (contract: Renewing): Notice | null => {
  const { termination_date: end, auto_renew, term_months, renewal_notice_days, renewal_notice_on } = contract;
  if (end === null || !auto_renew || term_months === null) return null;
  return { notice_by: addDays(end, -renewal_notice_days), noticed_on: renewal_notice_on };
};

/** The next renewal of a contract; null when it does not renew itself. */
export const renewalOf = (contract: Renewing): Renewal | null => {
  const { termination_date: end, term_months } = contract;
  const notice = noticeOf(contract);
  if (notice === null || end === null || term_months === null) return null;
  return { on: addDays(end, 1), until: nextTermEnd(end, term_months), ...notice };
};
