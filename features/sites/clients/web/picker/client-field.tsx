import { Button, type SelectProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { Select } from '#platform/web/ui/index';
import { pickQuery } from '../queries.ts';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null;
  onChange: (id: number | null) => void;
  /** Offers no new client: the form has its own way to create one. */
  onlyKnown?: boolean;
  /** A client that cannot be chosen. */
  without?: number;
  /** The client of the saved record. The list does not have it when it is inactive or out of scope. */
  current?: Named | undefined;
};

type Named = { id: number; name: string };

const [NewClientDialog] = lazyPart(async () => ({
  default: (await import('./new-client-dialog.tsx')).NewClientDialog,
}));

/** Chooses an active client. Who may add clients can add one in a dialog, without leaving the form. */
export const ClientField = ({ value, onChange, onlyKnown = false, without, current, ...props }: Props) => {
  const t = useText();
  const { data } = useQuery(pickQuery);
  const mayAdd = useFlag('admin.canAddClient') && !onlyKnown;
  const [adding, setAdding] = useState(false);
  // No job shows a new client yet, so the list leaves it out for people who do not see all.
  const [created, setCreated] = useState<Named>();
  const listed = (data?.rows ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, name, account_number }) => ({ value: String(id), label: `${name} (${account_number})` }));
  const unlisted = [created, current]
    .filter((client) => client !== undefined)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const choices = [...new Map([...unlisted, ...listed].map((choice) => [choice.value, choice])).values()];
  return (
    <div>
      <Select
        placeholder={t('clients:picker.placeholder')}
        limit={50}
        searchable
        clearable
        nothingFoundMessage={t('clients:picker.none')}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
        {...props}
        data={choices}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
      {mayAdd && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('clients:picker.new')}
        </Button>
      )}
      {adding && (
        <Suspense fallback={null}>
          <NewClientDialog
            onClose={() => setAdding(false)}
            onCreated={(client) => {
              setAdding(false);
              setCreated(client);
              onChange(client.id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
