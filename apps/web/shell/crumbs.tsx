import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, breadcrumbStore, useMayFollow } from '#platform/web/routing/index';
import classes from './crumbs.module.css';

/** A page above that the person may not open is named without a link. A page below none is named by its heading alone. */
export const Crumbs = () => {
  const t = useText();
  const mayFollow = useMayFollow();
  const items = breadcrumbStore.use();
  if (items[0] === '') return <div className={classes.crumbs}>&nbsp;</div>;
  if (items.length < 2) return null;
  return (
    <nav aria-label={t('app:shell.breadcrumbs')} className={classes.crumbs}>
      {items.map((item, at) => {
        const { title, to } = typeof item === 'string' ? { title: item, to: undefined } : item;
        const here = at === items.length - 1;
        return (
          <Fragment key={title}>
            {at > 0 && (
              <span className={classes.slash} aria-hidden>
                /
              </span>
            )}
            {to && !here && mayFollow(to) ? (
              <AnchorLink to={to} size="sm" className={classes.crumb}>
                {title}
              </AnchorLink>
            ) : (
              <Text
                span
                size="sm"
                c="dimmed"
                className={classes.crumb}
                aria-current={here ? 'page' : undefined}
              >
                {title}
              </Text>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
};
