import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { companyMailEndpoints } from '../contract/endpoints.ts';
import { SenderDomain } from './sender-domain.tsx';
import { Sending } from './sending.tsx';
import { Stops } from './stops.tsx';
import { TestMail } from './test-mail.tsx';

const CompanyMailPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(companyMailEndpoints.getCompanyMail));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  const domain = data?.from.address.split('@').at(-1) ?? '';
  return (
    <>
      <PageHeader
        title={t('company-mail:title')}
        subtitle={t('company-mail:lead')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('company-mail:title')]}
      />
      {data ? (
        <>
          <Section title={t('company-mail:test.title')} text={t('company-mail:test.text')}>
            <TestMail mail={data} />
          </Section>
          <Section title={t('company-mail:sending.title')} text={t('company-mail:sending.text')}>
            <Sending mail={data} />
          </Section>
          <Section title={t('company-mail:domain.title')} text={t('company-mail:domain.text', { domain })}>
            <SenderDomain />
          </Section>
          <Section title={t('company-mail:stops.title')} text={t('company-mail:stops.text')}>
            <Stops mail={data} />
          </Section>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default CompanyMailPage;
