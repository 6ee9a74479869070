import { choiceOf } from '#features/quality/inspection-templates/contract';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { isLaterEntry, nameOfQuestion, type PlacedQuestion, type QuestionKey } from '../../contract/index.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import { publishInspection, recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { type Entry, saveEntries, saveLaterEntries } from './answer-entry-repository.ts';
import { scoreInspection } from './score-inspection.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

export type Entered = Omit<Entry, 'percent' | 'is_deficient'> & { placed: PlacedQuestion };

const judged = ({ placed, ...entered }: Entered, { snapshot }: StoredInspection): Entry => {
  const choice = entered.na ? null : choiceOf(placed.question, entered.value, snapshot);
  return { ...entered, percent: choice?.percent ?? null, is_deficient: choice?.is_deficient === true };
};

/** For each question the entry that stands. */
const lastOfEach = (entries: readonly Entry[]): Entry[] => {
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    const name = nameOfQuestion(entry);
    if (isLaterEntry(entry.answered_at, last.get(name)?.answered_at ?? null)) last.set(name, entry);
  }
  return [...last.values()];
};

/** Most questions that an audit entry names. */
const named = 5;

const labels = (changed: readonly QuestionKey[], entered: readonly Entered[]): string => {
  const all = changed.map(
    (key) =>
      entered.find(({ placed }) => nameOfQuestion(placed) === nameOfQuestion(key))?.placed.question.label ??
      '',
  );
  return all.length > named ? `${all.slice(0, named).join(', ')}, …` : all.join(', ');
};

/** Writes entries for an inspection that the caller holds locked. While it is new, the history of answers is the only record;
 * after that each change also goes into the audit log and the score is computed again. */
export const writeAnswers = async (
  call: Call,
  inspection: StoredInspection,
  entered: readonly Entered[],
): Promise<void> => {
  const { tenant, now } = call;
  const entries = entered.map((one) => judged(one, inspection));
  const fresh = await saveEntries(tenant, inspection.id, entries, now);
  const isFresh = new Set(fresh.map((one) => `${one.client_uuid} ${nameOfQuestion(one)}`));
  const arrived = entries.filter((one) => isFresh.has(`${one.client_uuid} ${nameOfQuestion(one)}`));
  if (arrived.length === 0) return;
  const changed = await saveLaterEntries(tenant, inspection.id, lastOfEach(arrived), now);
  if (changed.length === 0) return;
  const change = { action: 'inspection.answered', inspection } as const;
  if (inspection.status === 'new') return publishInspection(call, change);
  await scoreInspection(tenant, inspection);
  await recordInspectionChange(call, { ...change, changes: { answers: [null, labels(changed, entered)] } });
};
