import { formatMoney, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import { type ProposalTemplate, requiredCents } from '../../contract/index.ts';

export const templateColumns = (_phone: boolean, t: Say): readonly Column<ProposalTemplate>[] => [
  { id: 'name', header: t('proposals:field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'type',
    header: t('proposals:field.project_type'),
    cell: ({ project_type }) => t(`special-projects:type.${project_type}`),
  },
  {
    id: 'lines',
    header: t('proposals:field.lines'),
    cell: ({ lines }) => t('proposals:templates.lines', { count: lines.length }),
  },
  {
    id: 'total',
    header: t('proposals:field.total'),
    cell: ({ lines }) => formatMoney(requiredCents(lines) / 100),
    numeric: true,
  },
];
