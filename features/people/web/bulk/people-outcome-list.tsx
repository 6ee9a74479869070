import { Button, Stack, Text } from '@mantine/core';
import { problemWords } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { personHref } from '../addresses.ts';
import classes from './bulk.module.css';
import { leftOf, type ManyResult } from './change-many.ts';

type Props = { result: ManyResult; onClose: () => void };

/** The people who were left unchanged, each with the reason. */
export const PeopleOutcomeList = ({ result, onClose }: Props) => {
  const t = useText();
  const { failed, unconfirmed, error } = result;
  return (
    <Stack gap="md" role="status">
      {unconfirmed.length > 0 && (
        <Text>
          {error instanceof Error && `${problemWords(error)} `}
          {t('people:bulk.stopped', { count: unconfirmed.length })}
        </Text>
      )}
      <ul className={classes.failed}>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <AnchorLink to={personHref(id)}>{name}</AnchorLink>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>{t('platform:actions.close')}</Button>
      </div>
    </Stack>
  );
};

/** The title above the list. */
export const useOutcomeTitle = (result: ManyResult): string =>
  useText()('people:bulk.result', {
    done: formatNumber(result.done.length),
    failed: formatNumber(leftOf(result).length),
  });
