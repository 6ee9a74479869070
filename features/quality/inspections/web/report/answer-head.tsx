import { Box, Group, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './report.module.css';

const icons = { deficient: IconAlertCircle, good: IconCheck, none: IconMinus };

type Props = { question: string; critical: boolean; mark: keyof typeof icons; value: string };

/** The question and what was answered: a shape says what is deficient, and words say it to those who listen. */
export const AnswerHead = ({ question, critical, mark, value }: Props) => {
  const t = useText();
  const Icon = icons[mark];
  return (
    <Group className={classes.asked} gap="4px 16px" align="baseline" justify="space-between" wrap="nowrap">
      <span className={classes.question}>
        {question}
        {critical && (
          <Box
            component="span"
            ms="xs"
            px={6}
            bd="1px solid var(--cora-border)"
            bdrs="md"
            fz={12}
            data-nowrap
          >
            {t('inspections:report.critical')}
          </Box>
        )}
      </span>
      <Group
        component="span"
        className={classes.value}
        gap={6}
        align="baseline"
        wrap="nowrap"
        display="inline-flex"
      >
        <Icon size={16} stroke={2} aria-hidden />
        {mark === 'deficient' && <VisuallyHidden>{t('inspections:report.deficient')}: </VisuallyHidden>}
        {value}
      </Group>
    </Group>
  );
};
