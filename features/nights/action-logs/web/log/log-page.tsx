import { formatDate, useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type PlaceAt, paths } from '../addresses.ts';
import { LogView } from './log-view.tsx';
import { useLog } from './use-log.ts';

/** One log: written on a phone while it is open, read when it is final. */
const LogPage = ({ id, room, floor }: PlaceAt & { id: string }) => {
  const t = useText();
  const { open, error, retry } = useLog(id);
  usePageTitle(open && t('action-logs:log.title', { date: formatDate(open.log.log_date) }));
  if (error) {
    const list = { title: t('action-logs:titles.list'), to: paths.list };
    return (
      <RecordProblem
        error={error}
        retry={retry}
        title={t('action-logs:titles.log')}
        breadcrumbs={[list, t('action-logs:titles.log')]}
        missing={{
          title: t('action-logs:log.notFound'),
          text: t('action-logs:log.notFoundText'),
          back: { label: t('action-logs:log.backToList'), to: paths.list },
        }}
      />
    );
  }
  if (!open) return <PageSkeleton crumbs />;
  return (
    <article>
      <UnsentNotice group={open.group} />
      <LogView open={open} room={room} floor={floor} />
    </article>
  );
};

export default LogPage;
