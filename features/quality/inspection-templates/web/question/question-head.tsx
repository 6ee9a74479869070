import { Box, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { Question } from '../../contract/index.ts';

/** What is asked, marked when it must be answered, and the hint below. */
export const QuestionHead = ({ id, question }: { id?: string; question: Question }) => {
  const t = useText();
  return (
    <div>
      <Text fw={500} id={id} data-breaks>
        {question.label}
        {question.required && (
          <Box component="span" c="var(--cora-danger)" title={t('inspection-templates:field.required')}>
            {' '}
            *
          </Box>
        )}
      </Text>
      {question.help && (
        <Text size="sm" c="dimmed">
          {question.help}
        </Text>
      )}
    </div>
  );
};
