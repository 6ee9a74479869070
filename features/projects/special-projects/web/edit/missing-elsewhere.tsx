import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { SpecialProject } from '../../contract/index.ts';
import { missingParts } from './missing-parts.ts';

/** Says that fields are marked, and what else is to be completed on the page of the project. */
export const MissingElsewhere = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { form, page } = missingParts(project);
  if (form.length + page.length === 0) return null;
  const others = [...new Set(page.map((field) => project.missing[field]))].join(' ');
  return (
    <Alert color="blue" icon={<IconListCheck aria-hidden />}>
      {form.length > 0 && t('special-projects:missing.marked')}{' '}
      {page.length > 0 && t('special-projects:missing.elsewhere', { others })}
    </Alert>
  );
};
