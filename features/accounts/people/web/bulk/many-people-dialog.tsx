import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ManyDialog } from '#platform/web/bulk/index';
import { useText } from '#platform/web/i18n/index';
import { personHref } from '../addresses.ts';
import { refreshList } from '../queries.ts';

type Props = Omit<ComponentProps<typeof ManyDialog>, 'done' | 'hrefOf' | 'onChanged'> & {
  /** What else pages show of the people and the step changes. */
  onChanged?: () => void;
};

/** Takes a step for the selected people. */
export const ManyPeopleDialog = (props: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ManyDialog
      {...props}
      done={(count) => t('people:bulk.done', { count })}
      hrefOf={(id) => personHref(id)}
      onChanged={() => {
        refreshList(client);
        props.onChanged?.();
      }}
    />
  );
};
