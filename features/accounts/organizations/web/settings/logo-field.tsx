import { call, pictureUrl, upload } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import type { CompanySettings, LogoKind } from '../../contract/index.ts';
import classes from './company-settings.module.css';
import { FileField } from './file-field.tsx';

type Props = { kind: LogoKind; logo: CompanySettings['logo_horizontal'] };

/** Sent unchanged: shrinking the picture on the device would turn a transparent background black. */
export const LogoField = ({ kind, logo }: Props) => {
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
        <div className={classes.grounds}>
          {(['light', 'dark'] as const).map((ground) => (
            <figure key={ground} className={classes.ground} data-ground={ground}>
              <img src={pictureUrl(logo.url)} alt="" />
              <figcaption>
                {t(`organizations:companySettings.${ground === 'light' ? 'onLight' : 'onDark'}`)}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </FileField>
  );
};
