import type { Endpoints } from '#platform/contract/endpoint';
import type { Messages } from '#platform/contract/messages/catalogue';
import type { Tenant } from '../db/tenant.ts';
import type { Listener } from '../events/event.ts';
import type { Binding } from '../http/binding.ts';
import type { Handlers } from '../http/call.ts';
import type { DefinedWork } from '../queue/define-work.ts';
import type { Queue, QueueName } from '../queue/queue.ts';
import type { PeriodicParts } from './run-periodic-work.ts';

/** For each of these records: how many records of a higher feature belong to it. */
export type CountRecords = (tenant: Tenant, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

export type NamedRecord = { id: number; name: string };

/** At most `max` records of a higher feature that need this record. */
export type LoadUses = (tenant: Tenant, id: number, max: number) => Promise<readonly NamedRecord[]>;

/** Parts that higher features contribute to a lower one. Each part has entries by key; this is the type of an entry. A
 * feature that reads a part declares it here:
 * `declare module '#platform/server/feature/server-feature' { interface ServerFeatureParts { fileOwners: FileOwnerCheck } }` */
export interface ServerFeatureParts {
  /** The key names the counting entity and what is counted: `client.activeJobs`. */
  counts: CountRecords;
  /** The key names the entity that cannot be deleted while it is used, and what uses it: `area.buildings`. A refusal
   * has the code `area_has_buildings`, a message of the feature that declares the use. */
  uses: LoadUses;
}

export type PartName = keyof ServerFeatureParts;

export type Entries<P extends PartName> = Readonly<Record<string, ServerFeatureParts[P]>>;

/** Returns all entries of a part, from all features. */
export type Gather = <P extends PartName>(part: P) => Entries<P>;

/** A value, or a function that builds it from the parts of other features. */
export type Gathering<T> = T | ((gather: Gather) => T);

export type DeclaredParts = { readonly [P in PartName]?: Entries<P> };

type Declared = DeclaredParts & {
  readonly name: string;
  /** Texts of refusals, in addition to those of the platform. */
  readonly messages?: Messages;
  readonly listeners?: (gather: Gather, queue: Queue) => readonly Listener[];
  readonly work?: Gathering<Partial<Record<QueueName, DefinedWork>>>;
  /** The work of each kind of mail in the mail queue. */
  readonly mails?: Gathering<Readonly<Record<string, DefinedWork>>>;
  /** The same for text messages, in the queue `sms`. */
  readonly textMessages?: Gathering<Readonly<Record<string, DefinedWork>>>;
  readonly periodicWork?: PeriodicParts;
};

export type ServerFeatureShape<T extends Endpoints> = Declared & {
  readonly endpoints: T;
  readonly handlers: Gathering<Handlers<NoInfer<T>>>;
};

/** A feature as the application sees it, without the types of its endpoints. */
export type ServerFeature = Declared & { readonly bindings: (gather: Gather) => readonly Binding[] };
