import { currentLocale, formatDate, formatNumber, formatPercent, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import { sayType, type TemplateRow } from '../../contract/index.ts';
import { TemplateStatus } from '../template-status.tsx';

export const templateColumns = (phone: boolean, t: Say): readonly Column<TemplateRow>[] => [
  { id: 'name', header: t('inspection-templates:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'type',
    header: t('inspection-templates:field.inspection_type'),
    sort: 'type',
    width: 170,
    card: 'plain',
    cell: ({ type }) => sayType(type, currentLocale()),
  },
  {
    id: 'version',
    header: t('inspection-templates:field.version'),
    sort: 'version',
    numeric: true,
    width: 100,
    card: 'hidden',
    cell: ({ version }) => version || '–',
  },
  {
    id: 'questions',
    header: t('inspection-templates:field.questions'),
    sort: 'questions',
    numeric: true,
    width: 110,
    card: 'foot',
    cell: ({ questions }) =>
      phone ? t('inspection-templates:count.questions', { count: questions }) : formatNumber(questions),
  },
  {
    id: 'target',
    header: t('inspection-templates:field.target_score'),
    sort: 'target',
    numeric: true,
    from: 800,
    width: 130,
    card: 'hidden',
    cell: ({ target_score }) => formatPercent(target_score / 100, 2),
  },
  {
    id: 'used',
    header: t('inspection-templates:field.used'),
    sort: 'used',
    numeric: true,
    from: 1060,
    width: 100,
    card: 'hidden',
    cell: ({ used }) => formatNumber(used),
  },
  {
    id: 'status',
    header: t('inspection-templates:field.status'),
    width: 220,
    card: 'chip',
    cell: (row) => <TemplateStatus template={row} />,
  },
  {
    id: 'updated',
    header: t('inspection-templates:field.updated'),
    sort: 'updated',
    from: 1060,
    width: 130,
    card: 'foot',
    cell: ({ updated_at }) => formatDate(updated_at),
  },
];
