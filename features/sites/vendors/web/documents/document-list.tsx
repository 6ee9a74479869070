import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFile, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ExpiryChip } from '#features/accounts/files/web';
import { call, fileUrl } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu } from '#platform/web/ui/index';
import { type DocumentKind, documentKinds, type Vendor, vendorEndpoints } from '../../contract/index.ts';
import { refreshVendors } from '../live.ts';
import classes from './documents.module.css';

const [DocumentDialog, preloadDialog] = lazyPart(() => import('./document-dialog.tsx'));

/** The papers of a vendor, also those that are missing. */
export const DocumentList = ({ vendor }: { vendor: Vendor }) => {
  const t = useText();
  const client = useQueryClient();
  const mayWrite = useFlag('admin.canEditJobSite');
  const [changed, setChanged] = useState<DocumentKind | null>(null);
  usePreload(preloadDialog, mayWrite);
  const remove = async (kind: DocumentKind) => {
    const name = t(`vendors:document.${kind}`);
    const words = { agree: t('platform:actions.remove'), danger: true };
    if (!(await confirm(t('vendors:document.removeQuestion', { name }), words))) return;
    const { id, updated_at } = vendor;
    call(vendorEndpoints.deleteVendorDocument, { params: { id, kind }, query: { updated_at } })
      .then(() => showSuccess(t('vendors:document.removed', { name })))
      .catch(showProblem)
      .finally(() => refreshVendors(client, [id]));
  };
  return (
    <>
      <ul>
        {documentKinds.map((kind) => {
          const document = vendor.documents.find((one) => one.kind === kind);
          const name = t(`vendors:document.${kind}`);
          return (
            <Group component="li" key={kind} className={classes.document} gap="sm" wrap="nowrap" py="sm">
              <Stack gap={4} align="flex-start" flex={1} miw={0}>
                <Text fw={600}>{name}</Text>
                {document ? (
                  <Anchor href={fileUrl(document.id, { download: true })} className={classes.file}>
                    <IconFile size={16} aria-hidden />
                    <span>{document.name}</span>
                  </Anchor>
                ) : (
                  <Text size="sm" c="dimmed">
                    {t('vendors:document.missing')}
                  </Text>
                )}
                {document && <ExpiryChip expiresOn={document.expires_on} />}
              </Stack>
              {mayWrite && !document && (
                <Button
                  variant="default"
                  leftSection={<IconUpload size={16} aria-hidden />}
                  onClick={() => setChanged(kind)}
                >
                  {t('vendors:document.upload')}
                </Button>
              )}
              {mayWrite && document && (
                <ActionMenu
                  label={t('vendors:document.actionsOf', { name })}
                  icon={IconPencil}
                  actions={[
                    {
                      label: t('vendors:document.replace'),
                      icon: IconUpload,
                      onClick: () => setChanged(kind),
                    },
                    {
                      label: t('platform:actions.remove'),
                      icon: IconTrash,
                      danger: true,
                      onClick: () => void remove(kind),
                    },
                  ]}
                />
              )}
            </Group>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {changed && <DocumentDialog vendor={vendor} kind={changed} onClose={() => setChanged(null)} />}
      </Suspense>
    </>
  );
};
