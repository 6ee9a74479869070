import { useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { usePageTitle } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { beginHref, paths } from '../addresses.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { useInspection } from './use-inspection.ts';
import { Walk } from './walk.tsx';

const WalkPage = ({ id }: { id: string }) => {
  const t = useText();
  const { walked, error, retry } = useInspection(id);
  usePageTitle(walked?.inspection.template.name);
  if (error) {
    return (
      <RecordProblem
        error={error}
        retry={retry}
        title={t('inspections:titles.create')}
        breadcrumbs={[{ title: t('inspections:titles.list'), to: paths.list }]}
        missing={{
          title: t('inspections:walk.missing'),
          back: { label: t('inspections:titles.create'), to: beginHref() },
        }}
      />
    );
  }
  if (!walked) return <PageSkeleton />;
  return (
    <>
      {walked.isRefused && <UnsentNotice group={inspectionGroup(walked.inspection.client_uuid)} />}
      <Walk walked={walked} />
    </>
  );
};

export default WalkPage;
