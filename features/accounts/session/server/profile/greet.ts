import { partOfDay } from '#platform/contract/part-of-day';
import { readTexts } from '#platform/server/texts/read-texts';
import type { SignedInUser } from '../../contract/index.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };

const texts = readTexts({ en, es });

/** The title of the start page. Support has no first name in an organization of which it is no member. */
export const greet = ({ first_name, name, locale, default_organization }: SignedInUser, now: Date): string =>
  texts(locale)(`greeting.${partOfDay(now, default_organization.time_zone)}`, {
    name: first_name || name,
  });
