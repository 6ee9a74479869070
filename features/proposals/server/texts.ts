import { readTexts } from '#platform/server/texts/read-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** As the screens say it. */
export const proposalTexts = readTexts({ en, es });
