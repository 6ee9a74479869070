import { figureKeysForClients, type ReportFigures } from '../../contract/index.ts';

/** The figures that a client with a login may see: that reports came, and figures of doors. Nothing about people, and nothing
 * about incidents and comments, because these figures would count those that nobody has shown. */
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
