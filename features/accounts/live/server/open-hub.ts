import { whoSees } from '#features/accounts/access/server';
import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';
import type { Tenant } from '#platform/server/db/tenant';
import type { Announcement } from '#platform/server/events/open-feed';
import type { Entries } from '#platform/server/feature/server-feature';
import { type Person, systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { shownEvents } from './change-repository.ts';
import type { ChangeStream } from './change-stream.ts';

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By entity: who hears that a record changed. A flag, or flags of which one is enough, of people in whose scope its job
     * is; `own`, when the record's id is the id of the only such person; or `everybody`. Entities without a declaration are
     * announced to nobody. People under the restriction `unless` hear only of records that `but` names. */
    liveAccess: Flag | readonly Flag[] | { flag: Flag; unless: Flag; but?: NamesShown } | 'own' | 'everybody';
  }
}

export type LiveAccess = Entries<'liveAccess'>;

type Changed = Pick<Announcement, 'entity' | 'entityId'>;

/** Returns the ids of those records that people under a restriction see. */
type NamesShown = (tenant: Tenant, ids: readonly number[]) => Promise<readonly number[]>;

const keyOf = ({ entity, entityId }: Changed): string => `${entity}:${entityId}`;

/** Records that people see although they are under the restriction of their entity. */
export const shownDespite = async (
  tenant: Tenant,
  liveAccess: LiveAccess,
  changed: readonly Changed[],
): Promise<Set<string>> => {
  const shown = new Set<string>();
  for (const [entity, who] of Object.entries(liveAccess)) {
    const ids = changed.filter((one) => one.entity === entity).map(({ entityId }) => entityId);
    if (ids.length === 0 || typeof who !== 'object' || !('unless' in who) || !who.but) continue;
    for (const entityId of await who.but(tenant, [...new Set(ids)])) shown.add(keyOf({ entity, entityId }));
  }
  return shown;
};

export const mayReceive = (
  liveAccess: LiveAccess,
  person: Person,
  { entity, entityId }: Changed,
  despite: ReadonlySet<string>,
): boolean => {
  const who = liveAccess[entity];
  if (who === 'everybody') return true;
  if (who === 'own') return entityId === person.userId;
  if (who === undefined) return false;
  if (typeof who === 'object' && 'unless' in who)
    return (
      person.flags.has(who.flag) &&
      (!person.flags.has(who.unless) || despite.has(keyOf({ entity, entityId })))
    );
  return holdsAny(person.flags, who);
};

/** `person` is replaced when rights are read anew. */
export type Reader = { person: Person; stream: ChangeStream; readRights: () => void };

export type Hub = { add: (reader: Reader) => () => void };

/** Milliseconds during which announcements are gathered, so that a bulk change is checked and announced at once. */
const gather = 100;

/** Maximum number of announcements at once; more are announced as a gap. */
const max = 500;

/** Maximum number of streams of a person in one process. One more ends the oldest. */
const streamsPerPerson = 8;

/** Passes announcements on to people of the organization, as far as each may hear of them at that moment. */
export const openHub = ({ feed, database, log }: Wiring, liveAccess: LiveAccess): Hub => {
  const readers = new Map<number, Set<Reader>>();
  const waiting = new Map<number, Announcement[]>();
  let ended = false;

  const everybody = (): Reader[] => [...readers.values()].flatMap((here) => [...here]);

  const hears = (person: Person, announced: Announcement, { seen, shown, despite }: Judged): boolean => {
    const { id, jobId } = announced;
    if (!mayReceive(liveAccess, person, announced, despite)) return false;
    if (person.license === 'viewer' && !shown.has(id)) return false;
    return jobId === null || person.seesAllJobs || seen.has(`${person.userId}:${jobId}`);
  };

  const deliver = async (organizationId: number): Promise<void> => {
    const announced = waiting.get(organizationId) ?? [];
    waiting.delete(organizationId);
    const here = [...(readers.get(organizationId) ?? [])];
    if (announced.length > max) return gapFor(here);
    const [seen, shown, despite] = await Promise.all([
      whoSeesWhat(database, organizationId, announced, here),
      shownToViewers(database, organizationId, announced, here),
      database.withTenant(systemScope(organizationId), (tenant) =>
        shownDespite(tenant, liveAccess, announced),
      ),
    ]);
    for (const { person, stream } of here) {
      for (const announcement of announced) {
        const { id, name, entity, entityId } = announcement;
        if (hears(person, announcement, { seen, shown, despite }))
          stream.change(id, { entity, id: entityId, name });
      }
    }
  };

  feed.read({
    hear: (announcement) => {
      const { organizationId } = announcement;
      if (!readers.has(organizationId)) return;
      const others = waiting.get(organizationId);
      if (others) {
        others.push(announcement);
        return;
      }
      waiting.set(organizationId, [announcement]);
      setTimeout(() => {
        deliver(organizationId).catch((error) => {
          log.warn({ err: error }, 'changes could not be delivered');
          gapFor([...(readers.get(organizationId) ?? [])]);
        });
      }, gather);
    },
    changeRights: ({ of, id }) => {
      const concerned = of === 'organization' ? [...(readers.get(id) ?? [])] : everybody();
      for (const { person, readRights } of concerned) {
        if (of === 'organization' || person.userId === id) readRights();
      }
    },
    gap: () => {
      gapFor(everybody());
      // Announcements of changed rights may have been missed, too.
      for (const { readRights } of everybody()) readRights();
    },
    end: () => {
      ended = true;
      for (const { stream } of everybody()) stream.end();
    },
  });

  return {
    add: (reader) => {
      const { organizationId, userId } = reader.person;
      const here = readers.get(organizationId) ?? new Set();
      readers.set(organizationId, here);
      const own = [...here].filter(({ person }) => person.userId === userId);
      for (const { stream } of own.slice(0, Math.max(0, own.length - streamsPerPerson + 1))) stream.end();
      here.add(reader);
      // The process is shutting down; a reader that connects again now would delay that.
      if (ended) reader.stream.end();
      return () => {
        here.delete(reader);
        if (here.size === 0 && readers.get(organizationId) === here) readers.delete(organizationId);
      };
    },
  };
};

/** The jobs that people see, the events that viewers may hear of, and the records that people see despite a restriction. */
type Judged = { seen: ReadonlySet<string>; shown: ReadonlySet<number>; despite: ReadonlySet<string> };

const gapFor = (readers: readonly Reader[]): void => {
  for (const { stream } of readers) stream.gap();
};

/** `user:job` for every job that a reader sees who does not see all jobs, read with one statement. */
const whoSeesWhat = async (
  database: Wiring['database'],
  organizationId: number,
  announced: readonly Announcement[],
  readers: readonly Reader[],
): Promise<Set<string>> => {
  const jobs = [...new Set(announced.flatMap(({ jobId }) => jobId ?? []))];
  const users = readers.filter(({ person }) => !person.seesAllJobs).map(({ person }) => person.userId);
  if (jobs.length === 0 || users.length === 0) return new Set();
  const rows = await database.withTenant(systemScope(organizationId), (tenant) =>
    whoSees(tenant, [...new Set(users)], jobs),
  );
  return new Set(rows.map(({ user_id, job_id }) => `${user_id}:${job_id}`));
};

/** Reads as a viewer, so that the database returns only events of records that are not internal. */
const shownToViewers = async (
  database: Wiring['database'],
  organizationId: number,
  announced: readonly Announcement[],
  readers: readonly Reader[],
): Promise<Set<number>> => {
  if (!readers.some(({ person }) => person.license === 'viewer')) return new Set();
  const ids = announced.map(({ id }) => id);
  const scope = { ...systemScope(organizationId), isViewer: true };
  return new Set(await database.withTenant(scope, (tenant) => shownEvents(tenant, ids)));
};
