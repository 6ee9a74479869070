import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { enteredAt, isLaterEntry } from '#platform/contract/later-entry';
import { serverNow } from '#platform/web/api/index';
import { useGroupWrites, type Write } from '#platform/web/outbox/index';
import {
  countDoors,
  type DailyReport,
  type DoorCheck,
  type DoorCheckEntry,
  type Incident,
  type ReportRemarks,
  type ShownMark,
  withMark,
} from '../../contract/index.ts';
import { reportGroup } from '../outbox/about.ts';
import { type LocalPhoto, localPhotos } from '../outbox/local-photos.ts';
import { waitingPlaces, waitingTasks } from '../outbox/waiting.ts';
import { refOf, reportQuery } from '../report-query.ts';

/** A report that waits to be sent keeps in its write what the server will answer. */
const begunOnDevice = (writes: readonly Write[]): DailyReport | undefined =>
  writes.find(({ kind }) => kind === 'startDailyReport')?.form?.report as DailyReport | undefined;

type DoorChecksBody = { checks: readonly DoorCheckEntry[]; clock_offset_ms?: number };

const withDoorChecks = (report: DailyReport, { parts }: Write, now: string): DailyReport => {
  const { checks: entries, clock_offset_ms = 0 } = parts.body as DoorChecksBody;
  const latest = new Map(entries.map((entry) => [`${entry.kind}:${entry.place_id}`, entry]));
  const checks = report.checks.map((one): DoorCheck => {
    const entry = latest.get(`${one.kind}:${one.place_id}`);
    if (!entry) return one;
    const at = enteredAt(entry.device_at, clock_offset_ms, now);
    if (!isLaterEntry(at, one.entered_at)) return one;
    const { result, checked_at, cleaned, lights_off, note, bulk } = entry;
    return {
      ...one,
      result,
      checked_at,
      cleaned,
      lights_off,
      note,
      bulk,
      entered_at: at,
      received_at: null,
      checked_by: null,
    };
  });
  return { ...report, checks, doors: countDoors(checks) };
};

const withRemarks = (report: DailyReport, { parts }: Write): DailyReport => {
  const { supplies_needed, ...latest } = parts.body as ReportRemarks;
  return {
    ...report,
    ...(Object.fromEntries(
      Object.entries(latest).filter(([name, value]) => name in report && value !== undefined),
    ) as Partial<DailyReport>),
    ...(supplies_needed && {
      supplies_needed: supplies_needed.map((one) => ({ ...one, requested: false })),
    }),
    updated_at: report.updated_at,
  };
};

const withIncident = (report: DailyReport, { parts, enteredAt: at }: Write): DailyReport => {
  const body = parts.body as Pick<Incident, 'client_uuid' | 'kind' | 'place' | 'description'>;
  const { client_uuid, kind, place, description } = body;
  const known = report.incidents.find((one) => one.client_uuid === client_uuid);
  const fresh: Incident = {
    id: 0,
    files: [],
    task: null,
    public: false,
    entered_at: at,
    received_at: at,
    reported_by: null,
    ...known,
    client_uuid,
    kind,
    place: place ?? '',
    description,
  };
  const incidents = known
    ? report.incidents.map((one) => (one === known ? fresh : one))
    : [...report.incidents, fresh];
  return { ...report, incidents, incident_count: incidents.length };
};

const withoutIncident = (report: DailyReport, { parts }: Write): DailyReport => {
  const { incidentId } = parts.params as { incidentId: number };
  const incidents = report.incidents.filter(({ id }) => id !== incidentId);
  return { ...report, incidents, incident_count: incidents.length };
};

const withMarks = (report: DailyReport, { parts }: Write): DailyReport => {
  const { marks } = parts.body as { marks: readonly ShownMark[] };
  return marks.reduce((shown, mark) => withMark(shown, mark), report);
};

/** The report as the server has it, with everything over it that this device has entered and not sent yet. As on the
 * server, of two entries the later one stands; refused writes are left out. */
const withUnsent = (report: DailyReport, writes: readonly Write[], now: string): DailyReport =>
  writes.reduce((shown, write) => {
    if (write.state === 'parked') return shown;
    if (write.kind === 'saveReportChecks') return withDoorChecks(shown, write, now);
    if (write.kind === 'updateDailyReport') return withRemarks(shown, write);
    if (write.kind === 'saveReportIncident') return withIncident(shown, write);
    if (write.kind === 'deleteReportIncident') return withoutIncident(shown, write);
    if (write.kind === 'showToClient') return withMarks(shown, write);
    return shown;
  }, report);

export type Shown = {
  report: DailyReport;
  /** The key that writes name it by. */
  ref: string;
  photos: ReadonlyMap<string, readonly LocalPhoto[]>;
  waiting: ReadonlySet<string>;
  /** Incidents whose task is still to be made. */
  waitingTasks: ReadonlySet<string>;
  /** The server has it. */
  isSent: boolean;
  /** Finalizing it waits on this device. */
  isFinalizing: boolean;
  /** The server did not take something that was entered here. */
  isRefused: boolean;
};

/** The report as the server has it, with everything over it that waits on this device; one that began here without a
 * connection is there before the server has heard of it. */
export const useReport = (id: string) => {
  const client = useQueryClient();
  const named = refOf(id);
  const known = client.getQueryData<DailyReport>(reportQuery(named).queryKey);
  const keys = [...new Set([...(typeof named === 'string' ? [named] : []), ...(known?.keys ?? [])])];
  const writes = useGroupWrites(keys.map(reportGroup));
  const begun = useMemo(() => begunOnDevice(writes ?? []), [writes]);
  const { data, error, refetch } = useQuery({
    ...reportQuery(named),
    enabled: writes !== undefined && begun === undefined,
  });
  const base = data ?? begun;
  const shown = useMemo((): Shown | undefined => {
    if (!base || !writes) return undefined;
    return {
      report: withUnsent(base, writes, serverNow().toISOString()),
      ref: typeof named === 'string' ? named : base.client_uuid,
      photos: localPhotos(writes),
      waiting: waitingPlaces(writes),
      waitingTasks: waitingTasks(writes),
      isSent: data !== undefined,
      isFinalizing: writes.some(({ kind, state }) => kind === 'finalizeDailyReport' && state !== 'parked'),
      isRefused: writes.some(({ state }) => state === 'parked'),
    };
  }, [base, data, writes, named]);
  return { shown, error: base ? null : error, retry: () => void refetch() };
};
