import type { Endpoints } from '#platform/contract/endpoint';
import type { Messages } from '#platform/contract/messages/catalogue';
import type { Tenant } from '../db/tenant.ts';
import type { Listener } from '../events/event.ts';
import type { Binding } from '../http/binding.ts';
import type { Handlers } from '../http/call.ts';
import type { DefinedWork } from '../jobs/define-work.ts';
import type { Queue, QueueName } from '../jobs/queue.ts';
import type { RoundParts } from './run-round.ts';

/** How many records of a feature above each of these records has. */
export type CountRecords = (tenant: Tenant, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

export type NamedRecord = { id: number; name: string };

/** Records of a feature above that need this record; `most` of them. */
export type FindUses = (tenant: Tenant, id: number, most: number) => Promise<readonly NamedRecord[]>;

/** What features above say to one below: each part has entries under keys of its own, and this is the type of an entry.
 * Whoever asks for a part adds it here:
 * `declare module '#platform/server/feature/server-feature' { interface ServerFeatureParts { fileOwners: FileOwnerCheck } }` */
export interface ServerFeatureParts {
  /** By what is counted of which entity: `client.activeJobs`. */
  counts: CountRecords;
  /** By the entity that is not deleted while it is used, and its users: `area.buildings`. A refusal says
   * `area_has_buildings`, a message of the feature that declares the use. */
  uses: FindUses;
}

export type PartName = keyof ServerFeatureParts;

export type Entries<P extends PartName> = Readonly<Record<string, ServerFeatureParts[P]>>;

/** All entries of a part, of all features. */
export type Gather = <P extends PartName>(part: P) => Entries<P>;

/** Given as it is, or made of what the features say. */
export type Gathering<T> = T | ((gather: Gather) => T);

export type DeclaredParts = { readonly [P in PartName]?: Entries<P> };

type Declared = DeclaredParts & {
  readonly name: string;
  /** Texts of refusals, beyond those of the platform. */
  readonly messages?: Messages;
  readonly listeners?: (gather: Gather, queue: Queue) => readonly Listener[];
  readonly work?: Gathering<Partial<Record<QueueName, DefinedWork>>>;
  /** By kind: what is in the queue of mails. */
  readonly mails?: Gathering<Readonly<Record<string, DefinedWork>>>;
  readonly rounds?: RoundParts;
};

export type ServerFeatureShape<T extends Endpoints> = Declared & {
  readonly endpoints: T;
  readonly handlers: Gathering<Handlers<NoInfer<T>>>;
};

/** A feature as the application gathers it, without the types of its calls. */
export type ServerFeature = Declared & { readonly bindings: (gather: Gather) => readonly Binding[] };
