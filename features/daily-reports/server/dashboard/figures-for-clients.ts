import { figureKeysForClients, type ReportFigures } from '../../contract/index.ts';

/** What a client with a login may know: that reports came, and of doors; nothing of people, of incidents and words, where
 * nobody has said which of them are shown. */
export const figuresForClients = ({ kpis, charts, missing, ...figures }: ReportFigures): ReportFigures => {
  return {
    ...figures,
    kpis: Object.fromEntries(figureKeysForClients.flatMap((key) => (kpis[key] ? [[key, kpis[key]]] : []))),
    charts: { ...charts, incidents: [], missing: [] },
    ...(missing && {
      missing: { ...missing, rows: missing.rows.map((row) => ({ ...row, supervisor: null })) },
    }),
    comments: { count: 0, rows: [] },
  };
};
