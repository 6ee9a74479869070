import { useText } from '#platform/web/i18n/index';
import classes from './site-list.module.css';

/** Column headings of the wide list. Screen readers do not need them: each line is clear by itself. */
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
