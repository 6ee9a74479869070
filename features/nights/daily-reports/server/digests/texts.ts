import { readTexts } from '#platform/server/texts/read-texts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

export const digestTexts = readTexts({ en, es });
