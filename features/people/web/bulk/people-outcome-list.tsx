import { Button, Stack, Text } from '@mantine/core';
import { ApiError } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { personHref } from '../addresses.ts';
import classes from './bulk.module.css';
import type { ManyResult } from './change-many.ts';

type Props = { result: ManyResult; onClose: () => void };

/** The people who were left unchanged, each with the reason. */
export const PeopleOutcomeList = ({ result, onClose }: Props) => {
  const t = useText();
  const { failed, untried, error } = result;
  return (
    <Stack gap="md" role="status">
      {untried > 0 && (
        <Text>
          {error instanceof ApiError ? `${error.message} ` : ''}
          {t('people:bulk.stopped', { count: untried })}
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
export const useOutcomeTitle = ({ done, failed, untried }: ManyResult): string =>
  useText()('people:bulk.result', {
    done: formatNumber(done.length),
    failed: formatNumber(failed.length + untried),
  });
