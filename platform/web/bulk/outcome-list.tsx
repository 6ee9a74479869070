import { Button, Stack, Text } from '@mantine/core';
import { problemWords } from '../feedback/problem-words.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { AnchorLink } from '../routing/index.ts';
import { leftOf, type PartsResult } from './change-in-parts.ts';

type Props = { result: PartsResult; hrefOf: (id: number) => string; onClose: () => void };

/** The records that were left unchanged, each with the reason. */
export const OutcomeList = ({ result, hrefOf, onClose }: Props) => {
  const t = useText();
  const { failed, unconfirmed, error } = result;
  return (
    <Stack gap="md" role="status">
      {unconfirmed.length > 0 && (
        <Text>
          {error instanceof Error && `${problemWords(error)} `}
          {t('platform:bulk.stopped', { count: unconfirmed.length })}
        </Text>
      )}
      <Stack component="ul" gap="xs">
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <AnchorLink to={hrefOf(id)}>{name}</AnchorLink>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
      <div>
        <Button onClick={onClose}>{t('platform:actions.close')}</Button>
      </div>
    </Stack>
  );
};

/** The title above the list. */
export const useOutcomeTitle = (result: PartsResult): string =>
  useText()('platform:bulk.result', {
    done: formatNumber(result.done.length),
    failed: formatNumber(leftOf(result).length),
  });
