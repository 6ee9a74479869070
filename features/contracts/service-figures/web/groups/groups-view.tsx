import { IconContract } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import { FigureSums } from '../figure-sums.tsx';
import { groupColumns, groupName } from './group-columns.tsx';
import { groupHref } from './group-href.ts';
import { groupLists } from './group-lists.ts';

const columns = { area: groupColumns('area'), manager: groupColumns('manager') };

/** Areas or managers with the sums of their services; a row opens the services behind it. */
const GroupsView = ({ by }: { by: keyof typeof groupLists }) => {
  const t = useText();
  const list = groupLists[by];
  const [search] = useSearchState(list.schema);
  const filters = list.queryOf(search) as Record<string, unknown>;
  return (
    <>
      <FigureSums />
      <RecordList
        list={list}
        label={t(`service-figures:groups.${by}`)}
        searching={t('service-figures:list.search')}
        apply={t('service-figures:list.apply')}
        columns={columns[by]}
        rowLabel={(group) => groupName(group, by, t)}
        rowHref={({ id }) => groupHref(filters, by, id)}
        empty={
          <EmptyState
            icon={IconContract}
            title={t('service-figures:list.empty')}
            text={t('service-figures:list.emptyText')}
          />
        }
      />
    </>
  );
};

export default GroupsView;
