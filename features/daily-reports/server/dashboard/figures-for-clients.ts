import type { ReportFigures } from '../../contract/index.ts';

/** What a client with a login may know: that reports came, and of doors; nothing of people, of incidents and words, where
 * nobody has said which of them are shown. */
export const figuresForClients = ({ kpis, charts, missing, ...figures }: ReportFigures): ReportFigures => {
  const { attendance_rate: _attendance, incidents: _incidents, ...shown } = kpis;
  return {
    ...figures,
    kpis: shown,
    charts: { ...charts, incidents: [], missing: [] },
    ...(missing && {
      missing: { ...missing, rows: missing.rows.map((row) => ({ ...row, supervisor: null })) },
    }),
    comments: { count: 0, rows: [] },
  };
};
