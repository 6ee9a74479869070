import { Anchor, Button, Stack } from '@mantine/core';
import { IconCalendarEvent, IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call, endpointQuery, pictureUrl, upload } from '#platform/web/api/index';
import { companySectionStore } from '#platform/web/feature/index';
import { AddedSections } from '#platform/web/feature/sections';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { Columns, LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import type { CompanySettings, LogoKind } from '../../contract/index.ts';
import { HolidaysDialog } from '../index.ts';
import { CompanyForm } from './company-form.tsx';
import classes from './company-settings.module.css';
import { FileField } from './file-field.tsx';

type Props = { kind: LogoKind; logo: CompanySettings['logo_horizontal'] };

/** Sent unchanged: shrinking the picture on the device would turn a transparent background black. */
const LogoField = ({ kind, logo }: Props) => {
  const t = useText();
  return (
    <FileField
      name={t(`organizations:companySettings.${kind}`)}
      text={t(`organizations:companySettings.${kind}Text`)}
      none={t('organizations:companySettings.noLogo')}
      accept="image/*"
      send={(file) => ({
        run: () =>
          upload(companySettingsEndpoints.uploadLogo, { files: [{ field: kind, file, name: file.name }] }),
        done: t('organizations:companySettings.logoSaved'),
      })}
      remove={{
        question: t('organizations:companySettings.removeQuestion'),
        run: () => call(companySettingsEndpoints.removeLogo, { query: { kind } }),
        done: t('organizations:companySettings.logoRemoved'),
      }}
    >
      {logo && (
        <Columns columns="repeat(2, minmax(0, 1fr))" gap="xs">
          {(['light', 'dark'] as const).map((ground) => (
            <Stack
              component="figure"
              key={ground}
              className={classes.ground}
              gap="xs"
              align="center"
              justify="space-between"
              mih={108}
              p="16px 12px 8px"
              bd="1px solid var(--cora-border)"
              bdrs="md"
              fz={12}
              data-ground={ground}
            >
              <img src={pictureUrl(logo.url)} alt="" />
              <figcaption>
                {t(`organizations:companySettings.${ground === 'light' ? 'onLight' : 'onDark'}`)}
              </figcaption>
            </Stack>
          ))}
        </Columns>
      )}
    </FileField>
  );
};

const OrgChartField = ({ chart }: { chart: CompanySettings['org_chart'] }) => {
  const t = useText();
  return (
    <FileField
      name={t('organizations:companySettings.chart')}
      text={t('organizations:companySettings.chartFormats')}
      none={t('organizations:companySettings.noChart')}
      accept="image/*,.pdf,.doc,.docx"
      send={(file) => ({
        run: () =>
          upload(companySettingsEndpoints.uploadOrgChart, {
            files: [{ field: 'org_chart', file, name: file.name }],
          }),
        done: t('organizations:companySettings.chartSaved'),
      })}
      remove={{
        question: t('organizations:companySettings.removeChart'),
        run: () => call(companySettingsEndpoints.removeOrgChart),
        done: t('organizations:companySettings.chartRemoved'),
      }}
    >
      {chart && (
        <Anchor href={pictureUrl(chart.url)} target="_blank" rel="noreferrer" className={classes.file}>
          <IconFile size={20} stroke={1.7} aria-hidden />
          {chart.name}
        </Anchor>
      )}
    </FileField>
  );
};

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
