import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, PageHeader } from '#platform/web/ui/index';
import classes from '../link-card.module.css';
import { LinkCard } from '../link-card.tsx';
import { shownCards } from './admin-cards.ts';

const AdminPage = () => {
  const t = useText();
  const session = useSession();
  const cards = shownCards(session);
  return (
    <>
      <PageHeader title={t('app:titles.admin')} subtitle={t('app:admin.subtitle')} />
      {cards.length === 0 && <EmptyState title={t('app:admin.none')} text={t('app:admin.noneText')} />}
      <ul className={classes.cards}>
        {cards.map((card) => (
          <li key={card.page}>
            <LinkCard to={card.page} label={t(card.label)} text={t(card.text)} icon={card.icon} />
          </li>
        ))}
      </ul>
    </>
  );
};

export default AdminPage;
