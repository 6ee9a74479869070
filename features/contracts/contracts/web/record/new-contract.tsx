import { useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { defaultZone, todayIn, useText } from '#platform/web/i18n/index';
import { NotAllowed, useGo, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { contractHref, serviceHref } from '../addresses.ts';
import { ContractForm } from '../edit/contract-form.tsx';
import { newContract } from '../edit/contract-values.ts';
import { basisQuery } from '../queries.ts';
import { useTrail } from './use-trail.ts';

const NewContractPage = () => {
  const t = useText();
  const go = useGo();
  const [jobId, serviceId] = [useIdParam('jobId'), useIdParam('serviceId')];
  const mayWrite = useFlag('admin.canEditContract');
  const { trail, site } = useTrail(jobId, serviceId, t('contracts:titles.create'));
  const { data, error, refetch } = useRecordQuery(basisQuery(jobId, serviceId));
  usePageTitle(t('contracts:titles.create'));
  const back = serviceHref({ jobId, serviceId });
  if (error && !data)
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('contracts:titles.create')}
        breadcrumbs={trail}
        missing={{
          title: t('contracts:missing.service'),
          text: t('contracts:missing.text'),
          back: { label: t('contracts:missing.back'), to: `/admin/job/${jobId}` },
        }}
      />
    );
  if (!data) return <PageSkeleton crumbs />;
  return (
    <>
      <PageHeader
        title={t('contracts:titles.create')}
        subtitle={[data.service.name, site].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
      />
      {mayWrite ? (
        <ContractForm
          jobId={jobId}
          serviceId={serviceId}
          contract={null}
          initialValues={newContract(data, todayIn(defaultZone()))}
          onSaved={({ id, number }) => {
            showSuccess(t('contracts:done.created', { number }));
            void go(contractHref({ jobId, serviceId }, id));
          }}
          cancel={back}
        />
      ) : (
        <NotAllowed />
      )}
    </>
  );
};

export default NewContractPage;
