import { addDays } from '#platform/contract/add-days';
import { daysIn } from '#platform/contract/date-range';
import { invalid, notFound } from '#platform/contract/errors';
import { longestRange } from '#platform/contract/range-fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import type { ProofQuery } from '../../contract/index.ts';
import { doorNights, loadSubject, type NightRow, type Subject } from './door-nights-repository.ts';

export type Proof = { subject: Subject; from: string; to: string; nights: NightRow[] };

/** Nights that are shown when nobody asks for a period. */
const usual = 30;

/** The nights that were asked for, or the last ones, up to the night that began before today. */
const periodOf = ({ from, to }: ProofQuery, { building }: Subject, now: Date) => {
  const today = wallOf(now.getTime(), building.time_zone).slice(0, 10);
  const last = to ?? (from && from > addDays(today, -1) ? from : addDays(today, -1));
  const period = { from: from ?? addDays(last, 1 - usual), to: last };
  if (daysIn(period) > longestRange) throw invalid({ from: ['daily_report_nights_too_many'] });
  return period;
};

/** For people who see only final reports: of a report that is not final only its existence is told. */
const withoutOpen = (row: NightRow): NightRow =>
  row.final || row.type === null ? row : { ...row, report: null, door: null };

export const requireProof = async (
  { tenant, now, onlyFinal }: { tenant: Tenant; now: Date; onlyFinal: boolean },
  query: ProofQuery,
): Promise<Proof> => {
  const subject = await loadSubject(tenant, false, query);
  if (!subject) throw notFound();
  const period = periodOf(query, subject, now);
  const nights = await doorNights(tenant, { subject, ...period });
  return { subject, ...period, nights: onlyFinal ? nights.map(withoutOpen) : nights };
};

/** As it was shared, for whoever holds the link. */
export const loadSharedProof = async (
  tenant: Tenant,
  { from, to, ...of }: { job: number; tenant: number; from: string; to: string },
): Promise<Proof | undefined> => {
  const subject = await loadSubject(tenant, true, of);
  if (!subject) return undefined;
  const nights = await doorNights(tenant, { subject, from, to });
  return { subject, from, to, nights: nights.map(withoutOpen) };
};
