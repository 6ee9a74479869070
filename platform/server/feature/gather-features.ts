import { z } from 'zod';
import type { Messages } from '#platform/contract/messages/catalogue';
import { en } from '#platform/contract/messages/en';
import type { Listener } from '../events/event.ts';
import type { Binding } from '../http/binding.ts';
import { type DefinedWork, defineWork } from '../queue/define-work.ts';
import type { Queue, QueueName } from '../queue/queue.ts';
import { queues } from '../queue/queues.ts';
import { gathered } from './define-server-feature.ts';
import { type PeriodicParts, platformPeriodicWork, runPeriodicWork } from './run-periodic-work.ts';
import type { DeclaredParts, Entries, Gather, PartName, ServerFeature } from './server-feature.ts';

type Kinds = Readonly<Record<string, DefinedWork>>;

const byKind =
  (what: string, kinds: Kinds): DefinedWork =>
  async (wiring, work) => {
    const send = kinds[String(work.kind)];
    if (!send) throw new Error(`no such ${what}: ${work.kind}`);
    await send(wiring, work);
  };

/** The work of queues that several features share. */
const platformWork = (
  mails: Kinds,
  textMessages: Kinds,
  periodicWork: readonly PeriodicParts[],
): Partial<Record<QueueName, DefinedWork>> => ({
  mail: byKind('mail', mails),
  sms: byKind('text message', textMessages),
  periodic: defineWork(z.object({ organizationId: z.int() }), (wiring, { organizationId }) =>
    runPeriodicWork(wiring, organizationId, periodicWork),
  ),
});

type Owned<T> = { owner: string; key: string; entry: T };

const entriesOf = <T>(owner: string, entries: Readonly<Record<string, T>> = {}): Owned<T>[] =>
  Object.entries(entries).map(([key, entry]) => ({ owner, key, entry }));

/** Combines all entries by key; start-up fails when a key is declared twice. */
const mergeUnique = <T>(what: string, all: readonly Owned<T>[]): Record<string, T> => {
  const owners = new Map<string, string>();
  for (const { owner, key } of all) {
    const other = owners.get(key);
    if (other !== undefined) throw new Error(`${what} ${key} is declared by ${other} and by ${owner}`);
    owners.set(key, owner);
  }
  return Object.fromEntries(all.map(({ key, entry }) => [key, entry]));
};

type WorkOfQueues = Readonly<Record<QueueName, DefinedWork>>;

/** The parts of all features together. */
export type Product = {
  bindings: readonly Binding[];
  messages: readonly Messages[];
  gather: Gather;
  listeners: (queue: Queue) => readonly Listener[];
  work: WorkOfQueues;
};

const addressOf = ({ endpoint }: Binding): string =>
  `${endpoint.method} ${endpoint.root ? '' : '/api/v1'}${endpoint.path.replace(/\{\w+\}/g, '{}')}`;

const bindingsOf = (features: readonly ServerFeature[], gather: Gather): readonly Binding[] => {
  const all: Owned<Binding>[] = features.flatMap((feature) =>
    feature.bindings(gather).map((entry) => ({ owner: feature.name, key: entry.name, entry })),
  );
  mergeUnique('endpoint', all);
  mergeUnique(
    'address',
    all.map(({ owner, key, entry }) => ({ owner: `${owner}.${key}`, key: addressOf(entry), entry })),
  );
  return all.map(({ entry }) => entry);
};

/** The catalogue has one text for each key: if two features declared the same key, the later text would replace the other. */
const messagesOf = (features: readonly ServerFeature[]): Messages[] => {
  mergeUnique('message', [
    ...entriesOf('the platform', en),
    ...features.flatMap(({ name, messages }) => entriesOf(name, messages?.en)),
  ]);
  return features.flatMap(({ messages = [] }) => messages);
};

const isWhole = (work: Readonly<Record<string, DefinedWork>>): work is WorkOfQueues =>
  queues.every((queue) => work[queue]);

const workOf = (
  features: readonly ServerFeature[],
  gather: Gather,
  maintenance: DefinedWork,
): WorkOfQueues => {
  const mails = mergeUnique(
    'mail',
    features.flatMap(({ name, mails: own = {} }) => entriesOf(name, gathered(own, gather))),
  );
  const textMessages = mergeUnique(
    'text message',
    features.flatMap(({ name, textMessages: own = {} }) => entriesOf(name, gathered(own, gather))),
  );
  const periodicWork = [platformPeriodicWork, ...features.map((feature) => feature.periodicWork ?? {})];
  const work = mergeUnique('queue', [
    ...entriesOf('the platform', platformWork(mails, textMessages, periodicWork)),
    ...entriesOf('the application', { maintenance }),
    ...features.flatMap(({ name, work: own = {} }) => entriesOf(name, gathered(own, gather))),
  ]);
  if (isWhole(work)) return work;
  throw new Error(`nobody does the work of: ${queues.filter((queue) => !work[queue]).join(', ')}`);
};

/** Combines the features. Start-up fails when two of them declare the same endpoint, address, message, queue, mail or
 * entry of a part; the error names both. `maintenance`: work of the whole installation. */
export const gatherFeatures = (features: readonly ServerFeature[], maintenance: DefinedWork): Product => {
  const gather = <P extends PartName>(part: P): Entries<P> => {
    const partsOf = (parts: DeclaredParts): Entries<P> | undefined => parts[part];
    return mergeUnique(
      part,
      features.flatMap((feature) => entriesOf(feature.name, partsOf(feature))),
    );
  };
  mergeUnique(
    'feature',
    features.map(({ name: key }) => ({ owner: key, key, entry: key })),
  );
  return {
    bindings: bindingsOf(features, gather),
    messages: messagesOf(features),
    gather,
    listeners: (queue) => features.flatMap(({ listeners }) => listeners?.(gather, queue) ?? []),
    work: workOf(features, gather, maintenance),
  };
};
