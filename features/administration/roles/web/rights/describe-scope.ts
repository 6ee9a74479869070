import type { Translate } from '#platform/web/i18n/index';
import type { VisibleJobRow } from '../../contract/index.ts';

/** What makes a job visible, one line for each source. */
export const describeScope = (
  { sources, client }: Pick<VisibleJobRow, 'sources' | 'client'>,
  t: Translate,
): string[] => {
  if (sources.length === 0) return [t('roles:rights.jobs.byFlag')];
  return sources.map(({ source, names }) => {
    if (source === 'access') return t('roles:rights.jobs.access');
    if (source === 'client') return t('roles:rights.jobs.clientContact', { client });
    if (names.length === 0)
      return t(source === 'area' ? 'roles:rights.jobs.areaAlone' : 'roles:rights.jobs.assignmentAlone');
    return t(source === 'area' ? 'roles:rights.jobs.area' : 'roles:rights.jobs.assignment', {
      names: names.join(', '),
    });
  });
};
