import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { ActionMenu } from '#platform/web/ui/index';

const [ContactDialog, preloadDialog] = lazyPart(() => import('./contact-dialog.tsx'));

type Named = { id: number; name: string };

type Props = {
  /** The clients whose contacts the reader may edit; of several, the reader chooses one. */
  clients: readonly Named[];
  building: Named;
  onSaved: () => void;
};

/** Adds a contact of a building on a page that does not show its clients. */
export const AddContact = ({ clients, building, onSaved }: Props) => {
  const t = useText();
  const [client, setClient] = useState<Named | null>(null);
  const [only, another] = clients;
  const word = t('clients:contact.add');
  usePreload(preloadDialog, only !== undefined);
  if (!only) return null;
  return (
    <div data-no-print>
      {another ? (
        <ActionMenu
          label={word}
          icon={IconPlus}
          text={word}
          side="start"
          actions={clients.map((one) => ({
            label: t('clients:contact.of', { name: one.name }),
            onClick: () => setClient(one),
          }))}
        />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setClient(only)}
        >
          {word}
        </Button>
      )}
      <Suspense fallback={null}>
        {client && (
          <ContactDialog
            client={{ id: client.id, buildings: [building] }}
            contact={undefined}
            buildingId={building.id}
            onSaved={onSaved}
            onClose={() => setClient(null)}
          />
        )}
      </Suspense>
    </div>
  );
};
