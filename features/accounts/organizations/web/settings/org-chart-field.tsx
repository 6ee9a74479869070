import { Anchor } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { call, pictureUrl, upload } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import type { CompanySettings } from '../../contract/index.ts';
import classes from './company-settings.module.css';
import { FileField } from './file-field.tsx';

export const OrgChartField = ({ chart }: { chart: CompanySettings['org_chart'] }) => {
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
