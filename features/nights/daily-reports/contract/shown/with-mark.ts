import type { DailyReport } from '../report/report.ts';
import type { ShownMark } from './shown-endpoints.ts';

type Marked = Pick<DailyReport, 'comments_public' | 'checks' | 'incidents' | 'files'>;

/** The report with one part shown to its client, or not any more. */
export const withMark = <R extends Marked>(report: R, { of, id, public: shown }: ShownMark): R => {
  const visibility = shown ? ('public' as const) : ('internal' as const);
  const marked = (files: DailyReport['files']) =>
    files.map((file) => (of === 'photo' && file.id === id ? { ...file, visibility } : file));
  return {
    ...report,
    comments_public: of === 'comments' ? shown : report.comments_public,
    checks: report.checks.map((one) => ({
      ...one,
      note_public: of === 'note' && one.id === id ? shown : one.note_public,
      files: marked(one.files),
    })),
    incidents: report.incidents.map((one) => ({
      ...one,
      public: of === 'incident' && one.id === id ? shown : one.public,
      files: marked(one.files),
    })),
    files: marked(report.files),
  };
};
