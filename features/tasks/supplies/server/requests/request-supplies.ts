import { addTask } from '#features/tasks/tasks/server';
import { invalid, requireValid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { fold } from '#platform/contract/fold';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Supply, Unit } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { suppliesOfJob } from '../supplies/supply-repository.ts';
import { supplyTexts } from '../texts.ts';
import { insertRequest, loadRequestOfTask, type StoredRequest } from './request-repository.ts';

type AskedLine = {
  supply_id: number | null;
  name: string;
  unit: string;
  quantity: number;
  /** The last count of the shelf; null when the site does not keep it or nobody counted. */
  shelf: { on_hand: number; par_level: number } | null;
  closet: string | null;
};

/** Maximum number of characters of a task's description. */
const max = 2000;

/** The description of the task: one line for each supply, in the language of the person who asks. */
const requestWords = (
  locale: Locale,
  lines: readonly AskedLine[],
  note: string,
): { title: string; description: string } => {
  const t = supplyTexts(locale);
  const lineOf = ({ name, unit, quantity, shelf, closet }: AskedLine) => {
    const asked = t(`count.${unit as 'each'}`, { count: quantity });
    const known = shelf
      ? t('task.shelf', { on_hand: String(shelf.on_hand), par: String(shelf.par_level) })
      : null;
    const more = [known, closet].filter(Boolean).join(', ');
    return `- ${name}: ${asked}${more ? ` (${more})` : ''}`;
  };
  const head = t('task.head');
  const end = note ? `\n\n${t('task.note', { note })}` : '';
  const shown: string[] = [];
  let room = max - head.length - end.length - 60;
  for (const line of lines.map(lineOf)) {
    room -= line.length + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const left = lines.length - shown.length;
  const rest = left > 0 ? `\n${t('task.more', { count: left })}` : '';
  return {
    title: t('task.title', { count: lines.length }),
    description: `${head}\n${shown.join('\n')}${rest}${end}`,
  };
};

type Call = { tenant: Tenant; person: Person; now: Date; locale: Locale; wiring: { events: Events } };

/** One thing that is asked for: a supply of the site, or, from a report, whatever somebody wrote. */
export type Asked =
  | { supply_id: number; quantity: number }
  | { name: string; quantity: number; unit?: Unit | undefined };

export type NewSupplyRequest = {
  jobId: number;
  /** The building to bring it to; null: where the supply of the first line is kept, else the first building of the job. */
  buildingId: number | null;
  lines: readonly Asked[];
  note: string;
  clientUuid?: string | undefined;
  enteredAt: string;
  deviceAt: string | null;
};

const lineOf = (supply: Supply, quantity: number): AskedLine => ({
  supply_id: supply.id,
  name: supply.name,
  unit: supply.unit,
  quantity,
  shelf: supply.on_hand === null ? null : { on_hand: supply.on_hand, par_level: supply.par_level },
  closet: supply.closet?.name ?? null,
});

/** A written name that matches a supply of the site stands for that supply. */
const linesOf = (kept: readonly Supply[], asked: readonly Asked[]): AskedLine[] => {
  const errors: Record<string, string[]> = {};
  const lines = asked.map((one, nth): AskedLine => {
    const supply = kept.find((each) =>
      'supply_id' in one ? each.id === one.supply_id : fold(each.name) === fold(one.name),
    );
    if (supply) return lineOf(supply, one.quantity);
    if ('supply_id' in one) errors[`lines.${nth}.supply_id`] = ['supply_not_kept'];
    const free = 'name' in one ? one : { name: '', unit: undefined };
    return {
      supply_id: null,
      name: free.name,
      unit: free.unit ?? 'each',
      quantity: one.quantity,
      shelf: null,
      closet: null,
    };
  });
  requireValid(errors);
  return lines;
};

/** Makes one request for supplies of a site that the person sees, and the task that brings them, which only an active job can
 * have. The caller has checked that the person may add tasks. A retry with the same client_uuid returns the existing
 * request. */
export const requestSupplies = async (
  call: Call,
  { jobId, buildingId, lines: asked, note, clientUuid, enteredAt, deviceAt }: NewSupplyRequest,
): Promise<StoredRequest> => {
  const { tenant } = call;
  const site = await requireSite(tenant, jobId);
  const kept = (await suppliesOfJob(tenant, jobId)).filter(({ active }) => active);
  const lines = linesOf(kept, asked);
  const firstCloset = lines
    .map(({ supply_id }) => kept.find(({ id }) => id === supply_id)?.closet?.building.id)
    .find((id) => site.buildings.some((building) => building.id === id));
  const place = buildingId ?? firstCloset ?? site.buildings[0]?.id;
  if (place === undefined) throw invalid({ building_id: ['building_not_of_job'] });
  const task = await addTask(call, {
    job_id: jobId,
    building_id: place,
    type: 'request',
    priority_level: 'medium',
    internal_only: true,
    ...requestWords(call.locale, lines, note),
    client_uuid: clientUuid,
    entered_at: enteredAt,
    device_created_at: deviceAt,
  });
  if (task.isNew) {
    const rows = lines.map(({ supply_id, name, unit, quantity }) => ({
      supply_id,
      name,
      quantity,
      unit: unit as Unit,
    }));
    const id = await insertRequest(tenant, { job_id: jobId, task_id: task.id, note }, rows);
    await recordSupply(call, {
      action: 'supply-request.created',
      id,
      jobId,
      deviceAt,
      note: note || null,
      changes: { lines: [null, rows.map(({ name, quantity }) => `${quantity} × ${name}`)] },
    });
  }
  const request = await loadRequestOfTask(tenant, jobId, task.id);
  // The client_uuid belongs to a task that is not of a supply request.
  if (!request) throw invalid({ client_uuid: ['taken'] });
  return request;
};
