import { readTexts } from '#platform/server/texts/read-texts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** The texts of the screens, for use on the server. */
export const dailyReportTexts = readTexts({ en, es });

const stepsOf = ({ report }: Pick<typeof en, 'report'>) => ({
  finalize: report.finalize,
  reopen: report.reopen,
  delete_final: report.delete,
});

/** The words for statuses and transitions, as the screens show them. */
export const dailyReportWords = {
  status: { en: en.status, es: es.status },
  step: { en: stepsOf(en), es: stepsOf(es) },
};
