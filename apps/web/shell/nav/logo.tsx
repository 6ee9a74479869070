import { useState } from 'react';
import { pictureUrl } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import mark from '../../brand/mark.svg';
import { shows } from '../open-pages.ts';
import classes from './side-nav.module.css';

const settingsPage = { flag: 'hasAccessAdminCompanySettings', page: '/admin/company-settings' } as const;

export const Logo = ({ rail }: { rail: boolean }) => {
  const t = useText();
  const session = useSession();
  const { name, logo, logo_horizontal: wide } = session.user.default_organization;
  const picture = rail ? (logo?.url ?? null) : (wide?.url ?? null);
  const [broken, setBroken] = useState<string | null>(null);
  const toSettings = shows(session, settingsPage);
  return (
    <PlainLink
      to={toSettings ? '/admin/company-settings' : '/'}
      className={classes.logo}
      aria-label={toSettings ? t('app:nav.companySettings', { name }) : name}
    >
      {picture && picture !== broken ? (
        <img src={pictureUrl(picture)} alt="" onError={() => setBroken(picture)} />
      ) : (
        <>
          <img src={mark} alt="" className={classes.mark} />
          {!rail && <span className={classes.organization}>{name}</span>}
        </>
      )}
    </PlainLink>
  );
};
