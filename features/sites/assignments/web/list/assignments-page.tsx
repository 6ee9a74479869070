import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction, useRowDrag } from '#platform/web/ui/index';
import { editHref, usersHref } from '../addresses.ts';
import { useMayHold } from '../use-may-hold.ts';
import { assignmentColumns } from './assignment-columns.tsx';
import { assignmentList } from './assignment-list.ts';
import classes from './list.module.css';
import { useOrder } from './use-order.ts';

const draggable = '[draggable="true"][data-assignment]';

const idIn = (row: HTMLElement): number =>
  Number(row.querySelector<HTMLElement>(draggable)?.dataset.assignment);

/** For the element around a table whose rows hold `data-assignment`. */
const useDragOrder = (onDrop: (id: number, to: number) => void) =>
  useRowDrag({
    rows: `tr:has(${draggable})`,
    onDrop: (from, place) => onDrop(idIn(from), idIn(place)),
  });

const [ReplaceDialog] = lazyPart(() => import('../replacement/replace-dialog.tsx'));

const AssignmentsPage = () => {
  const t = useText();
  const mayAdd = useFlag('admin.canAddJobAssignment');
  const mayUpdate = useFlag('admin.canUpdateJobAssignment');
  const mayHold = useMayHold();
  const [replacing, setReplacing] = useState(false);
  const [{ sort, order, status, q }] = useSearchState(assignmentList.schema);
  // Rows can be moved only in the full list in its own order.
  const sorting = mayUpdate && sort === 'sort' && order === 'asc' && status === undefined && !q;
  const columns = useMemo(() => assignmentColumns(sorting), [sorting]);
  const { move } = useOrder(sorting);
  const drag = useDragOrder(move);
  const print = usePrintAction();
  const title = t('assignments:titles.list');
  const add = mayAdd && (
    <ButtonLink to={editHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('assignments:actions.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('assignments:list.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, title]}
        action={add}
        menu={[
          ...(mayHold
            ? [
                {
                  label: t('assignments:replace.open'),
                  icon: IconArrowsExchange,
                  onClick: () => setReplacing(true),
                },
              ]
            : []),
          ...print,
        ]}
      />
      <div className={classes.rows} {...drag}>
        <RecordList
          list={assignmentList}
          label={title}
          searching={t('assignments:list.search')}
          apply={t('assignments:list.apply')}
          columns={columns}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => usersHref(id)}
          ViewsMenu={ViewsMenu}
          empty={
            <EmptyState
              title={t('assignments:list.empty')}
              text={t('assignments:list.emptyText')}
              action={add}
            />
          }
        />
      </div>
      <Suspense>
        {replacing && <ReplaceDialog assignmentId={null} onClose={() => setReplacing(false)} />}
      </Suspense>
    </>
  );
};

export default AssignmentsPage;
