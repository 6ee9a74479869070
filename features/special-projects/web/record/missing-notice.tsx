import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import type { SpecialProject } from '../../contract/index.ts';
import { completeHref } from '../addresses.ts';
import { missingParts } from '../edit/missing-parts.ts';
import classes from '../special-projects.module.css';

/** What the server still wants before it schedules the project. */
export const MissingNotice = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const needed = [...new Set(Object.values(project.missing))];
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
        {needed.map((text) => (
          <li key={text}>{text}</li>
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
