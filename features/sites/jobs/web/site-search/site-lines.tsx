import { Box, Stack, UnstyledButton } from '@mantine/core';
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
  <Box component="ul" className={classes.rows} bd="1px solid var(--cora-border)" bdrs="md">
    {sites.map((site) => (
      <li key={site.id}>
        <UnstyledButton className={classes.row} onClick={() => onChosen(site)}>
          <Stack component="span" flex={1} miw={0} data-breaks gap={0}>
            <Box component="span" fw={500}>
              {siteName(site)}
            </Box>
            <Box component="span" c="dimmed" fz="sm">
              {siteAddress(site)}
            </Box>
          </Stack>
          {mark?.(site)}
          <IconChevronRight size={18} aria-hidden />
        </UnstyledButton>
      </li>
    ))}
  </Box>
);
