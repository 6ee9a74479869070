import { formatDate, type Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { Key } from '../../contract/index.ts';
import { HolderLine } from '../holder-line.tsx';
import { KeyStatusChip } from '../key-status.tsx';
import { keyName, siteOf } from '../key-words.ts';

export const keyColumns = (_phone: boolean, t: Say): readonly Column<Key>[] => [
  { id: 'label', header: t('keys:field.label'), sort: 'label', width: 170, cell: keyName },
  { id: 'job', header: t('keys:list.job'), sort: 'job_number', card: 'plain', cell: siteOf },
  {
    id: 'client',
    header: t('keys:list.client'),
    from: 1060,
    card: 'hidden',
    hiddenAtFirst: true,
    cell: ({ client }) => client.name,
  },
  {
    id: 'status',
    header: t('keys:field.status'),
    width: 170,
    card: 'chip',
    cell: (key) => <KeyStatusChip {...key} />,
  },
  {
    id: 'holder',
    header: t('keys:field.holder'),
    card: 'plain',
    cell: (key) => <HolderLine {...key} />,
  },
  {
    id: 'due',
    header: t('keys:field.due'),
    sort: 'due_on',
    width: 120,
    from: 1060,
    card: 'hidden',
    cell: ({ custody }) => custody?.due_on && formatDate(custody.due_on),
  },
  {
    id: 'opens',
    header: t('keys:field.opens'),
    from: 1060,
    card: 'hidden',
    cell: ({ opens }) => opens,
  },
];
