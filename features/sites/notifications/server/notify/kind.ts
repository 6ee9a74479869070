import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import type { Gather } from '#platform/server/feature/server-feature';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailFact, EmailPicture } from '#platform/server/mail/content/email-content';
import type { JobRole } from '../../contract/index.ts';

export type Params = Record<string, string | number | null>;

/** What people are notified of after an event, as described by the feature that published it. */
export type Notice = {
  /** Selects the texts. */
  kind: string;
  /** Id of the row in `preferenceRows` that decides who is notified. Null: everyone in `own`, whatever they chose. */
  preferenceId: number | null;
  /** Assignment roles at the job that may be notified; by default all. */
  jobRoles?: readonly JobRole[];
  /** People who are concerned directly. */
  own: readonly number[];
  /** People who get this notice in the bell only, with texts of another kind. */
  bell?: { kind: string; userIds: readonly number[] };
  /** Flag needed to open the record, or several of which one is. People without it are not notified. Null: nothing is
   * opened. */
  flag: Flag | readonly Flag[] | null;
  /** A restriction under which people could not open the record. */
  unless?: Flag;
  /** Set for a record that people with a viewer license never see. */
  internal?: boolean;
  params: Params;
  /** Others of its kind come at the same moment: people who get mail at once get all of them in one, minutes later. The kind
   * needs `inOneMail`. */
  gathers?: boolean;
  /** Set if its mail does not wait for the end of the quiet hours. */
  urgent?: boolean;
  /** The job whose people may be notified; by default the job of the event. */
  jobId?: number;
  /** For a notice about several things: the job of each. The parameters `count`, `ids` (separated by commas) and
   * `lines` follow the same order. */
  jobIds?: readonly number[];
};

/** A notice that was already sent. */
export type SentNotice = { id: number; kind: string; params: Params };

export type Words = {
  title: string;
  /** One line, shown with the title. */
  text: string;
  /** The text in the mail. */
  sentence: string;
  /** `photo`: a file of the feature's records, which `pictures` reads. */
  facts: (EmailFact & { photo?: number })[];
  button: string;
  /** An address of the application. */
  link: string;
};

/** The notifications of one feature. */
export type NotificationKind = {
  /** Names of the events it handles. */
  events: readonly string[];
  /** Milliseconds to wait before people are notified; undefined when nobody is notified. */
  delay: (event: Event) => number | undefined;
  /** Called when the wait is over. Empty when there is nothing to tell any more. */
  notices: (tenant: Tenant, event: Event) => Promise<readonly Notice[]>;
  /** Combines several notices of one event for the same person. Required if an event may produce several. */
  together?: (notices: readonly Notice[]) => Pick<Notice, 'kind' | 'params' | 'jobIds'>;
  /** Combines notices that waited for one mail; undefined unless all of them are of this feature. */
  inOneMail?: (sent: readonly SentNotice[]) => Pick<SentNotice, 'kind' | 'params'> | undefined;
  /** Ids of sent notices that no longer hold, for example after an undo: a waiting mail leaves them out. */
  withdrawnNotices?: (tenant: Tenant, sent: readonly SentNotice[]) => Promise<readonly number[]>;
  /** The photos that the facts of a mail name, as far as they are still there; read outside of transactions. */
  pictures?: (
    wiring: Pick<Wiring, 'database' | 'storage'>,
    organizationId: number,
    photos: readonly number[],
  ) => Promise<ReadonlyMap<number, EmailPicture>>;
  /** The texts of a notice; undefined for a kind of another feature. */
  words: (kind: string, params: Params, locale: Locale, zone: string) => Words | undefined;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** The feature chooses the key. */
    notices: NotificationKind;
  }
}

export const kindsOf = (gather: Gather): readonly NotificationKind[] => Object.values(gather('notices'));

export const kindOf = (kinds: readonly NotificationKind[], event: Event): NotificationKind | undefined =>
  kinds.find(({ events }) => events.includes(event.name));

/** Undefined when no feature has texts for it any more. */
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
