import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useRefused } from '#platform/web/outbox/index';
import { useGo, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { buildingHref, buildingsHref, paths } from '../addresses.ts';
import CreateBuilding from './create-building.tsx';
import { createSearch } from './new-building-values.ts';

const CreateBuildingPage = () => {
  const t = useText();
  const go = useGo();
  const [{ area, unsent }] = useSearchState(createSearch);
  const refused = useRefused(unsent);
  const hasPage = useMayOpen(paths.record);
  const backTo = hasPage ? buildingsHref : '/';
  return (
    <>
      <PageHeader
        title={t('buildings:titles.create')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('buildings:titles.list'), to: backTo },
          t('buildings:titles.create'),
        ]}
      />
      {refused === 'loading' ? (
        <PageSkeleton />
      ) : (
        <CreateBuilding
          jobId={null}
          areaId={area}
          refused={refused}
          cancel={backTo}
          onSaved={(outcome) => {
            showSuccess(
              outcome.sent ? t('buildings:create.done', { name: outcome.answer.name }) : savedWords(outcome),
            );
            void go(outcome.sent && hasPage ? buildingHref(outcome.answer.id) : backTo);
          }}
        />
      )}
    </>
  );
};

export default CreateBuildingPage;
