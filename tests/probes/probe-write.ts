import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Binding } from '#platform/server/http/binding';
import type { Known, WriteSample } from '#platform/server/testing/sample';
import type { Answer } from '../api/harness/index.ts';
import { dryRun } from './dry-run.ts';
import { fingerprint } from './fingerprint.ts';
import { idFields } from './id-fields.ts';
import { hiddenWord, type Worlds } from './worlds.ts';
import { noRecords, ofWholeCompany, passedOver, refusedOtherwise } from './write-exceptions.ts';
import { type Input, type Place, type Written, writtenInput } from './written-input.ts';

const needsAdmin = ({ name, endpoint: { access } }: Binding): boolean =>
  name in ofWholeCompany || (typeof access === 'object' && (access.all?.includes('isAdmin') ?? false));

const ask = (worlds: Worlds, binding: Binding, input: Input): Promise<Answer<unknown>> =>
  (needsAdmin(binding) ? worlds.admin : worlds.scoped).send(binding.endpoint, input);

/** `body.area.floor_ids.0` as the schema names it: `body.area.floor_ids[]`. */
export const fieldOf = ({ at }: Pick<Place, 'at'>): string => at.replaceAll(/\.\d+(?=\.|$)/g, '[]');

/** The names on the way to a field, however they are spelled: `jobId` is `job_id`. */
const namesOn = (path: string): string[] =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => part.replaceAll('_', '').toLowerCase());

/** Whether an answer refuses the field at this place, or a part of the input around it. */
const refusesField = ({ status, errors }: Answer<unknown>, { at }: Place): boolean => {
  const [, ...wanted] = namesOn(at);
  return (
    status === 422 &&
    Object.keys(errors).some((field) => {
      const said = namesOn(field);
      return said.at(-1) === wanted.at(-1) || said.every((name, index) => name === wanted[index]);
    })
  );
};

/** Changes of many answer for each record what became of it. */
const doesNone = ({ status, payload }: Answer<unknown>): boolean => {
  const { done, failed } = (payload ?? {}) as { done?: unknown[]; failed?: unknown[] };
  return status === 200 && done?.length === 0 && (failed?.length ?? 0) > 0;
};

const isRefused = (answer: Answer<unknown>, name: string, place: Place): boolean => {
  const other = refusedOtherwise[`${name} ${fieldOf(place)}`];
  if (other && answer.status === other.status && answer.code === other.code) return true;
  return answer.status === 404 || refusesField(answer, place) || doesNone(answer);
};

const isValid = (answer: Answer<unknown>, places: readonly Place[]): boolean =>
  answer.status < 300 ||
  answer.status === 409 ||
  (answer.status === 422 && !places.some((place) => refusesField(answer, place)));

/** The time at which the record was last saved, where an input needs it to be valid. */
const withTime = (endpoint: EndpointShape, input: Input, updated_at: string | undefined): Input => {
  if (updated_at === undefined) return input;
  return endpoint.body
    ? { ...input, body: { ...input.body, updated_at } }
    : { ...input, query: { ...input.query, updated_at } };
};

const savedAt = ({ code, details }: Answer<unknown>): string | undefined =>
  code === 'stale'
    ? (details as { current?: { updated_at?: string } } | undefined)?.current?.updated_at
    : undefined;

/** The answer to the valid input, which changes nothing here. Its key, as devices send it, has the answer kept. */
const control = async (worlds: Worlds, binding: Binding, written: Written) => {
  const dryly = (time?: string) => {
    const input = withTime(binding.endpoint, written.input(), time);
    const headers = { 'idempotency-key': randomUUID() };
    return dryRun(worlds.app, () => ask(worlds, binding, { ...input, headers }));
  };
  const answer = await dryly();
  const time = savedAt(answer);
  return time === undefined ? { answer, time } : { answer: await dryly(time), time };
};

const fingerprints = ({ app, acme, rival }: Worlds): Promise<string[]> =>
  Promise.all([fingerprint(app, acme, traces), fingerprint(app, rival, traces)]);

/** Tables that record that something was asked. */
const traces = ['audit_log', 'events', 'sessions'];

/** What is wrong with the answer to an input with the record of somebody else in one place. */
const faultAt = async (
  worlds: Worlds,
  binding: Binding,
  { input, place }: { input: Input; place: Place },
): Promise<string | undefined> => {
  const passes = `${binding.name} ${fieldOf(place)}` in passedOver;
  const before = passes ? await fingerprints(worlds) : [];
  const answer = await ask(worlds, binding, input);
  for (const word of [hiddenWord, worlds.rival.canary])
    if (answer.text.includes(word)) return `shows ${word}`;
  if (isRefused(answer, binding.name, place)) return undefined;
  if (passes && answer.status < 300) {
    const after = await fingerprints(worlds);
    return after.join() === before.join() ? undefined : 'something changed';
  }
  return `${answer.status} ${answer.text.slice(0, 300)}`;
};

const others = (worlds: Worlds, binding: Binding): [string, Known][] => [
  ...(needsAdmin(binding) ? [] : [['another site', worlds.hidden] as [string, Known]]),
  ['another company', worlds.foreign],
];

const faultsOf = async (
  worlds: Worlds,
  binding: Binding,
  sample: WriteSample | undefined,
): Promise<{ faults: string[]; named: string[] }> => {
  const written = writtenInput(binding, worlds.samples, worlds.home, sample);
  const named = written.places.map(fieldOf);
  const { answer, time } = await control(worlds, binding, written);
  if (!isValid(answer, written.places))
    return { faults: [`no valid sample: ${answer.status} ${answer.text.slice(0, 300)}`], named };
  const shows = !needsAdmin(binding) && answer.text.includes(hiddenWord);
  const faults = shows ? [`the valid input shows ${hiddenWord}`] : [];
  for (const [who, other] of others(worlds, binding)) {
    for (const place of written.places) {
      const id = other[place.name];
      if (id === undefined || id === worlds.home[place.name]) continue;
      const input = withTime(binding.endpoint, written.input(place.nth, other), time);
      const fault = await faultAt(worlds, binding, { input, place });
      if (fault) faults.push(`${place.at} of ${who}: ${fault}`);
    }
  }
  return { faults, named };
};

/** What is wrong with a call that writes: no valid input is known, an id of it stands in no input, or it takes the records of
 * others. */
export const probeWrite = async (worlds: Worlds, binding: Binding): Promise<string[]> => {
  const { name, endpoint } = binding;
  const declared = worlds.samples.flatMap(({ writes = [] }) =>
    writes.filter((one) => one.endpoint === endpoint),
  );
  const results = [];
  for (const sample of declared.length > 0 ? declared : [undefined])
    results.push(await faultsOf(worlds, binding, sample));
  const named = new Set(results.flatMap((result) => result.named));
  const missing = idFields(endpoint).filter(
    (field) => !named.has(field) && !(`${name} ${field}` in noRecords),
  );
  return [
    ...results.flatMap(({ faults }) => faults),
    ...missing.map((field) => `no sample names a ${field}`),
  ];
};
