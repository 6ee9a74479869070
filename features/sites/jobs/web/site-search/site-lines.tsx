import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { JobRow } from '../../contract/index.ts';
import { siteAddress, siteName } from './find-sites.ts';
import classes from './site-lines.module.css';

type Props = {
  sites: readonly JobRow[];
  onChosen: (site: JobRow) => void;
  /** What stands at the end of a line, such as how far it is. */
  mark?: (site: JobRow) => ReactNode;
};

/** Some sites to choose from by one touch. */
export const SiteLines = ({ sites, onChosen, mark }: Props) => (
  <ul className={classes.rows}>
    {sites.map((site) => (
      <li key={site.id}>
        <UnstyledButton className={classes.row} onClick={() => onChosen(site)}>
          <span className={classes.words}>
            <span className={classes.name}>{siteName(site)}</span>
            <span className={classes.detail}>{siteAddress(site)}</span>
          </span>
          {mark?.(site)}
          <IconChevronRight size={18} aria-hidden />
        </UnstyledButton>
      </li>
    ))}
  </ul>
);
