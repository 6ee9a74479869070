import { shownTo, tenantLinkStore } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import type { BuildingTenant } from '../../contract/index.ts';
import classes from '../buildings.module.css';

/** Links from a tenant that other features add. */
export const TenantLinks = ({ tenant }: { tenant: BuildingTenant }) => {
  const t = useText();
  const { flags } = useSession();
  const links = tenantLinkStore
    .use()
    .filter(shownTo(flags))
    .flatMap(({ id, title, href }) => {
      const to = href(tenant);
      return to === null ? [] : [{ id, title, to }];
    });
  if (links.length === 0) return null;
  return (
    <div className={classes.tenantLinks}>
      {links.map(({ id, title, to }) => (
        <ButtonLink key={id} to={to} variant="default">
          {t(title)}
        </ButtonLink>
      ))}
    </div>
  );
};
