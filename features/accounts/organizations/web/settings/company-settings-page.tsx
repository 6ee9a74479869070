import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { companySectionStore } from '#platform/web/feature/index';
import { AddedSections } from '#platform/web/feature/sections';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import { HolidaysDialog } from '../index.ts';
import { CompanyForm } from './company-form.tsx';
import { LogoField } from './logo-field.tsx';
import { OrgChartField } from './org-chart-field.tsx';

const Holidays = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={t('organizations:companySettings.holidays')}
      text={t('organizations:companySettings.holidaysText')}
    >
      <div>
        <Button
          variant="default"
          leftSection={<IconCalendarEvent size={18} stroke={1.7} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('organizations:companySettings.openHolidays')}
        </Button>
      </div>
      <Suspense fallback={null}>{open && <HolidaysDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  );
};

const CompanySettingsPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(companySettingsEndpoints.getCompanySettings));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('organizations:companySettings.title')}
        subtitle={t('organizations:companySettings.lead')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          t('organizations:companySettings.title'),
        ]}
      />
      {data ? (
        <>
          <Section
            title={t('organizations:companySettings.logos')}
            text={t('organizations:companySettings.logosText')}
          >
            <LogoField kind="logo" logo={data.logo} />
            <LogoField kind="logo_horizontal" logo={data.logo_horizontal} />
          </Section>
          <CompanyForm key={data.updated_at} settings={data} />
          <Section
            title={t('organizations:companySettings.mail')}
            text={t('organizations:companySettings.mailText', { address: data.mail_from })}
          >
            <div>
              <ButtonLink variant="default" to="/admin/email">
                {t('organizations:companySettings.openMail')}
              </ButtonLink>
            </div>
          </Section>
          <Holidays />
          <AddedSections of={companySectionStore} />
          <Section
            title={t('organizations:companySettings.people')}
            text={t('organizations:companySettings.peopleText')}
          >
            <OrgChartField chart={data.org_chart} />
          </Section>
          <Section
            title={t('organizations:companySettings.signOn')}
            text={t('organizations:companySettings.signOnText')}
          >
            <div>
              <ButtonLink variant="default" to="/admin/single-sign-on">
                {t('organizations:companySettings.openSignOn')}
              </ButtonLink>
            </div>
          </Section>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default CompanySettingsPage;
