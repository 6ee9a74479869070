import { useText } from '#platform/web/i18n/index';
import classes from './site-list.module.css';

/** Headings over the columns of the wide list; each line says them by its content. */
export const ListColumns = () => {
  const t = useText();
  return (
    <div className={classes.columns} aria-hidden>
      <span>{t('world-map:list.site')}</span>
      <span>{t('world-map:list.client')}</span>
      <span>{t('world-map:list.address')}</span>
      <span>{t('world-map:list.status')}</span>
    </div>
  );
};
