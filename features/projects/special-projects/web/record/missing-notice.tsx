import { Alert, Anchor } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import type { SpecialProject } from '../../contract/index.ts';
import { completeHref } from '../addresses.ts';
import { missingParts } from '../edit/missing-parts.ts';
import classes from '../special-projects.module.css';
import { useMissingPlaces } from './missing-places.ts';

/** What the server still wants before it schedules the project, each with the way to where it is filled. */
export const MissingNotice = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const needed = useMissingPlaces(project);
  if (needed.length === 0) return null;
  return (
    <Alert
      color="blue"
      icon={<IconListCheck aria-hidden />}
      title={t('special-projects:missing.title')}
      className={classes.missing}
      data-no-print
    >
      <ul>
        {needed.map(({ text, href }) => (
          <li key={text}>
            {href === undefined ? (
              text
            ) : href.startsWith('#') ? (
              <Anchor href={href}>{text}</Anchor>
            ) : (
              <AnchorLink to={href}>{text}</AnchorLink>
            )}
          </li>
        ))}
      </ul>
      {project.can.update_all && missingParts(project).form.length > 0 && (
        <ButtonLink to={completeHref(project.id)} variant="default" size="sm">
          {t('special-projects:missing.edit')}
        </ButtonLink>
      )}
    </Alert>
  );
};
