import type { Flag } from '#platform/contract/flags';
import { text } from '#platform/web/i18n/index';
import { mayReadType, missableTypes } from '../../contract/index.ts';

/** The types of documents to choose from that a person may read, by their numbers. */
export const missingChoices = (flags: ReadonlySet<Flag>) =>
  missableTypes
    .map((type, place) => ({ type, value: String(place + 1) }))
    .filter(({ type }) => mayReadType(flags, type))
    .map(({ type, value }) => ({ value, label: text(`job-documents:type.${type}`) }));
