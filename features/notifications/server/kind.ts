import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Gather } from '#platform/server/feature/server-feature';
import type { LetterFact } from '#platform/server/mail/letter/letter';
import type { Standing } from '../contract/index.ts';

export type Params = Record<string, string | number | null>;

/** What an event means to people, as the feature it comes from knows it. */
export type Notice = {
  /** Names the words. */
  kind: string;
  /** The row of the matrix that decides; null: told to the parties named here, whatever they chose. */
  preferenceId: number | null;
  /** Assignment roles at the job that may hear of it; all unless said. */
  standings?: readonly Standing[];
  /** Who is concerned directly. */
  own: readonly number[];
  /** SentNotice by the bell only, in words of their own. */
  bell?: { kind: string; userIds: readonly number[] };
  /** Nobody without it hears of it: they could not open it. */
  flag: Flag;
  params: Params;
  /** The job whose people may hear of it; that of the event unless said. */
  jobId?: number;
  /** Where it tells of several things: the job of each. Of these, `count`, `ids` (after commas) and `lines` of the
   * parameters speak. */
  jobIds?: readonly number[];
};

/** One that people have. */
export type SentNotice = { id: number; kind: string; params: Params };

export type Words = {
  title: string;
  /** One line beside the title. */
  text: string;
  /** For the mail. */
  sentence: string;
  facts: LetterFact[];
  button: string;
  /** An address of the application. */
  link: string;
};

/** What a feature tells people about. */
export type NotificationKind = {
  /** Names of events. */
  hears: readonly string[];
  /** Milliseconds to wait before anybody is told; undefined when nobody is. */
  delay: (event: Event) => number | undefined;
  /** Read when the wait is over; none when there is nothing left to tell. */
  notices: (tenant: Tenant, event: Event) => Promise<readonly Notice[]>;
  /** What a person is told who hears of several notices of one event; needed where there may be several. */
  together?: (notices: readonly Notice[]) => Pick<Notice, 'kind' | 'params' | 'jobIds'>;
  /** Ids of what was told and is taken back since: a mail that waited leaves without it. */
  takenBack?: (tenant: Tenant, sent: readonly SentNotice[]) => Promise<readonly number[]>;
  /** Kinds of notices it has words for, by their beginning. */
  words: (kind: string, params: Params, locale: Locale, zone: string) => Words | undefined;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By a name of the feature's choice. */
    notices: NotificationKind;
  }
}

export const kindsOf = (gather: Gather): readonly NotificationKind[] => Object.values(gather('notices'));

export const kindOf = (kinds: readonly NotificationKind[], event: Event): NotificationKind | undefined =>
  kinds.find(({ hears }) => hears.includes(event.name));

/** Undefined when no feature has words for it any more. */
export const wordsOf = (
  kinds: readonly NotificationKind[],
  row: { kind: string; params: Params },
  locale: Locale,
  zone: string,
): Words | undefined => {
  for (const { words } of kinds) {
    const found = words(row.kind, row.params, locale, zone);
    if (found) return found;
  }
  return undefined;
};
