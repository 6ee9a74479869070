import { IconKey } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { keyExportColumns, keyListEndpoints } from '../../contract/index.ts';
import { keyHref } from '../addresses.ts';
import { HandOverMany } from '../bulk/hand-over-many.tsx';
import { keyName, siteOf } from '../key-words.ts';
import { keyColumns } from './key-columns.tsx';
import { keyList } from './key-list.ts';

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
