import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { contactPartStore, partComponent, shownTo } from '#platform/web/feature/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RowsSkeleton, Section } from '#platform/web/ui/index';
import { type ClientRecord, contactEndpoints, type OwnContact } from '../../contract/index.ts';
import { clientQuery, contactsQuery, refreshLists } from '../queries.ts';
import { ContactList } from './contact-list.tsx';
import classes from './contacts.module.css';

const [ContactDialog, preloadDialog] = lazyPart(() => import('./contact-dialog.tsx'));

type Step = { contact: OwnContact; client: ClientRecord; edit: () => void; remove: () => void };

/** Parts of other features in the line of a contact, for people who may use them. */
const ContactParts = (props: { clientId: number; contact: OwnContact }) => {
  const { flags } = useSession();
  return contactPartStore
    .use()
    .filter(shownTo(flags))
    .map((part) => {
      const Content = partComponent(part);
      return (
        <div key={part.id} className={classes.place}>
          <Suspense fallback={null}>
            <Content {...props} />
          </Suspense>
        </div>
      );
    });
};

const ContactSteps = ({ contact, client, edit, remove }: Step) => {
  const t = useText();
  const building = client.buildings.find(({ id }) => id === contact.building_id);
  return (
    <>
      {(building || contact.locked) && (
        <Text className={classes.place} size="sm" c="dimmed">
          {[
            building?.name,
            contact.locked && t(`clients:contact.${contact.contractual ? 'contractual' : 'locked'}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      <ContactParts clientId={client.id} contact={contact} />
      {client.can.edit_contacts && (
        <div className={classes.steps}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('clients:contact.editOf', { name: contact.name })}
            onClick={edit}
          >
            <IconPencil size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={contact.locked}
            aria-label={t('clients:contact.deleteOf', { name: contact.name })}
            onClick={remove}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </>
  );
};

/** The contacts of a client; each is saved in a dialog of its own. */
export const ContactsSection = ({ client }: { client: ClientRecord }) => {
  const t = useText();
  const queries = useQueryClient();
  const [open, setOpen] = useState<OwnContact | 'new' | null>(null);
  const { data, error, refetch } = useQuery(contactsQuery(client.id));
  usePreload(preloadDialog, client.can.edit_contacts);
  const remove = async ({ id: contactId, name }: OwnContact) => {
    const question = t('clients:contact.deleteQuestion', { name });
    if (!(await confirm(question, { agree: t('platform:actions.delete'), danger: true }))) return;
    try {
      await call(contactEndpoints.deleteClientContact, { params: { id: client.id, contactId } });
      showSuccess(t('clients:contact.deleted', { name }));
    } catch (problem) {
      showProblem(problem);
    }
    void queries.invalidateQueries({ queryKey: contactsQuery(client.id).queryKey });
    void queries.invalidateQueries({ queryKey: clientQuery(client.id).queryKey });
    refreshLists(queries);
  };
  return (
    <Section title={t('clients:section.contacts')} text={t('clients:section.contactsText')}>
      <div>
        {data && (
          <ContactList
            contacts={data}
            steps={(contact) => (
              <ContactSteps
                contact={contact}
                client={client}
                edit={() => setOpen(contact)}
                remove={() => void remove(contact)}
              />
            )}
          />
        )}
        {!data &&
          (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
      </div>
      {client.can.edit_contacts && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            {t('clients:contact.add')}
          </Button>
        </div>
      )}
      <Suspense>
        {open && (
          <ContactDialog
            client={client}
            contact={open === 'new' ? undefined : open}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Section>
  );
};
