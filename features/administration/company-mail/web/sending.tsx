import { useText } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import { FactList } from '#platform/web/ui/index';
import type { CompanyMail } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';

const ReplyTo = ({ email }: { email: string | null }) => {
  const t = useText();
  if (email) return t('company-mail:sending.replyToCompany', { email });
  return (
    <>
      {t('company-mail:sending.replyToNobody')}{' '}
      <OpenLink to="/admin/company-settings">{t('company-mail:sending.settings')}</OpenLink>.
    </>
  );
};

/** The lines that a reader sees, and the server that they leave by. */
export const Sending = ({ mail: { from, reply_to, server } }: { mail: CompanyMail }) => {
  const t = useText();
  return (
    <FactList
      className={classes.facts}
      facts={[
        [t('company-mail:sending.from'), `${from.name} <${from.address}>`],
        [t('company-mail:sending.replyTo'), <ReplyTo key="to" email={reply_to} />],
        [
          t('company-mail:sending.server'),
          server
            ? [
                `${server.host}:${server.port}`,
                t(`company-mail:sending.${server.encrypted}`),
                t(server.login ? 'company-mail:sending.login' : 'company-mail:sending.noLogin'),
              ].join(' · ')
            : t('company-mail:none.title'),
        ],
      ]}
    />
  );
};
