import { readTexts } from '#platform/server/texts/read-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** The texts of the screens, for use on the server. */
export const inspectionTexts = readTexts({ en, es });

const stepsOf = ({ complete, report }: Pick<typeof en, 'complete' | 'report'>) => ({
  complete: complete.action,
  finalize: report.finalize,
  reopen: report.reopen,
});

/** The words for statuses and transitions, as the screens show them. */
export const inspectionWords = {
  status: { en: en.status, es: es.status },
  step: { en: stepsOf(en), es: stepsOf(es) },
};
