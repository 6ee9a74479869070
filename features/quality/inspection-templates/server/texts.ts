import { readTexts } from '#platform/server/texts/read-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** The texts of the screens. */
export const templateTexts = readTexts({ en, es });

/** The words for statuses and transitions, as the screens show them. */
export const templateWords = { status: { en: en.status, es: es.status }, step: { en: en.step, es: es.step } };
