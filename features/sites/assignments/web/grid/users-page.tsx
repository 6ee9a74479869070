import { Button, Text } from '@mantine/core';
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { roleWords } from '#features/accounts/access/web';
import { endpointPage, endpointQuery } from '#platform/web/api/index';
import { formatNumber, todayIn, useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  EmptyState,
  LoadProblem,
  listProblem,
  NothingMatches,
  PageHeader,
  PageSkeleton,
  RecordProblem,
  RowsSkeleton,
  usePhone,
} from '#platform/web/ui/index';
import { assignmentEndpoints, type SiteRow } from '../../contract/index.ts';
import { editHref, paths } from '../addresses.ts';
import { useMayHold } from '../use-may-hold.ts';
import { type Brush, BrushPanel } from './brush-panel.tsx';
import { SiteGrid } from './site-grid.tsx';
import { siteList } from './site-list.ts';
import { SiteTools } from './site-tools.tsx';
import { usePeriods } from './use-periods.ts';

const [ReplaceDialog] = lazyPart(() => import('../replacement/replace-dialog.tsx'));
const [PeriodDialog] = lazyPart(() => import('./period-dialog.tsx'));
const [AddDialog] = lazyPart(() => import('./add-dialog.tsx'));

const none: readonly SiteRow[] = [];

type Opened = { job: number; period: number | null };

/** Who holds one assignment at which site, edited in place. */
const Sites = ({ assignmentId, active }: { assignmentId: number; active: boolean }) => {
  const t = useText();
  const phone = usePhone();
  const mayHold = useMayHold() && active;
  const [search, setSearch] = useSearchState(siteList.schema);
  const [brush, setBrush] = useState<Brush>({ person: null, from: todayIn(), to: '' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const { send, add } = usePeriods(assignmentId);
  const query = useQuery({
    ...endpointPage(assignmentEndpoints.listAssignmentUsers, {
      params: { id: assignmentId },
      query: { ...siteList.queryOf(search), per_page: 0 },
    }),
    meta: { quiet: true },
  });
  const rows = query.data?.rows ?? none;
  const site = rows.find(({ job_id }) => job_id === opened?.job);
  const period = site?.periods.find(({ id }) => id === opened?.period);
  const dates = { from_date: brush.from || null, to_date: brush.to || null };
  const problem = listProblem(query);
  const body = () => {
    if (!query.data) return problem ? <LoadProblem {...problem} /> : <RowsSkeleton />;
    if (rows.length > 0) {
      const onAdd = (touched: SiteRow) => {
        if (brush.person) void add(touched, brush.person, dates);
        else setOpened({ job: touched.job_id, period: null });
      };
      const actions = {
        brush: brush.person,
        mayHold: mayHold && search.on === undefined,
        onAdd,
        onOpen: (touched: SiteRow, { id }: { id: number }) => setOpened({ job: touched.job_id, period: id }),
      };
      return <SiteGrid key={String(phone)} rows={rows} phone={phone} actions={actions} />;
    }
    return siteList.isFiltered(search) ? (
      <NothingMatches onClear={() => setSearch({ ...siteList.cleared(), q: undefined })} />
    ) : (
      <EmptyState title={t('assignments:grid.empty')} text={t('assignments:grid.emptyText')} />
    );
  };
  return (
    <>
      <SiteTools search={search} setSearch={(patch) => setSearch(patch, { replace: true })} />
      {mayHold && search.on === undefined && <BrushPanel brush={brush} onChange={setBrush} />}
      {query.data && (
        <Text size="sm" c="dimmed" mb={8} role="status">
          {t('assignments:grid.count', { count: rows.length, shown: formatNumber(rows.length) })}
        </Text>
      )}
      {body()}
      <Suspense>
        {site && period && (
          <PeriodDialog site={site} period={period} send={send} onClose={() => setOpened(null)} />
        )}
        {site && opened?.period === null && (
          <AddDialog
            site={site}
            onAdd={(person) => void add(site, person, dates)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
};

const UsersPage = () => {
  const t = useText();
  const id = useIdParam('jobAssignmentId');
  const mayHold = useMayHold();
  const mayUpdate = useFlag('admin.canUpdateJobAssignment');
  const [replacing, setReplacing] = useState(false);
  const { data, error, refetch } = useQuery(
    endpointQuery(assignmentEndpoints.getAssignment, { params: { id } }),
  );
  const trail = [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('assignments:titles.list'), to: paths.list },
  ];
  const title = data ? roleWords({ key: data.role_key, name: data.name }, t) : t('assignments:titles.users');
  if (!data) {
    if (!error) return <PageSkeleton crumbs />;
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={[...trail, title]}
        missing={{ title: t('assignments:notFound'), back: { label: t('assignments:back'), to: paths.list } }}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t(data.active ? 'assignments:grid.subtitle' : 'assignments:grid.inactive')}
        breadcrumbs={[...trail, title]}
        action={
          mayHold && (
            <Button
              leftSection={<IconArrowsExchange size={16} aria-hidden />}
              onClick={() => setReplacing(true)}
            >
              {t('assignments:replace.open')}
            </Button>
          )
        }
        menu={mayUpdate ? [{ label: t('assignments:actions.edit'), icon: IconPencil, to: editHref(id) }] : []}
      />
      <Sites key={id} assignmentId={id} active={data.active} />
      <Suspense>
        {replacing && <ReplaceDialog assignmentId={id} onClose={() => setReplacing(false)} />}
      </Suspense>
    </>
  );
};

export default UsersPage;
