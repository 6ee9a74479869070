import { Button } from '@mantine/core';
import { IconHandGrab, IconKey } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { type Chosen, RecordList } from '#platform/web/list/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import { type Key, keyExportColumns, keyListEndpoints } from '../../contract/index.ts';
import { keyHref } from '../addresses.ts';
import { HandOverDialog } from '../dialogs.ts';
import { HolderLine } from '../holder-line.tsx';
import { keyName, siteOf } from '../key-icon.tsx';
import { KeyStatusChip } from '../key-status.tsx';
import { keyList } from './key-list.ts';

const keyColumns = (_phone: boolean, t: Translate): readonly Column<Key>[] => [
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

/** Hands over the selected rows of the list. */
const HandOverMany = ({ selection, count, ids }: Chosen) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHandGrab size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('keys:step.hand_over')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <HandOverDialog
            count={count}
            ids={ids}
            onClose={() => setAsking(false)}
            onDone={(left) => {
              setAsking(false);
              selection.keep(left);
            }}
          />
        )}
      </Suspense>
    </>
  );
};

const exporting = { endpoint: keyListEndpoints.exportKeys, columns: keyExportColumns };

/** The keys of all job sites, as a view of the list of sites. */
const KeysView = () => {
  const t = useText();
  const mayKeep = useFlag('admin.canEditJobSite');
  return (
    <RecordList
      list={keyList}
      label={t('keys:titles.list')}
      searching={t('keys:list.search')}
      apply={t('keys:list.apply')}
      columns={keyColumns}
      rowLabel={(key) => `${siteOf(key)}: ${keyName(key)}`}
      rowHref={({ id, job }) => keyHref(job.id, id)}
      ViewsMenu={ViewsMenu}
      exporting={exporting}
      bulk={mayKeep ? HandOverMany : undefined}
      empty={<EmptyState icon={IconKey} title={t('keys:list.empty')} text={t('keys:list.emptyText')} />}
    />
  );
};

export default KeysView;
