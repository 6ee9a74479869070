import { Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { Dialog, RowsSkeleton } from '#platform/web/ui/index';
import { type Template, templateEndpoints } from '../../contract/index.ts';
import { Preview } from '../preview/preview.tsx';
import classes from './versions.module.css';

type Props = { template: Template; onClose: () => void };

const Version = ({ id, version, onBack }: { id: number; version: number; onBack: () => void }) => {
  const t = useText();
  const { data } = useQuery(endpointQuery(templateEndpoints.getTemplateVersion, { params: { id, version } }));
  return (
    <>
      <Button variant="default" mb="sm" onClick={onBack}>
        {t('inspection-templates:versions.back')}
      </Button>
      {data ? <Preview shown={data} /> : <RowsSkeleton rows={6} />}
    </>
  );
};

/** All published versions with date and person; each can be viewed. */
const VersionsDialog = ({ template: { id, name }, onClose }: Props) => {
  const t = useText();
  const [shown, show] = useState<number | null>(null);
  const { data } = useQuery(endpointQuery(templateEndpoints.listTemplateVersions, { params: { id } }));
  const title =
    shown === null
      ? t('inspection-templates:actions.versions')
      : t('inspection-templates:versions.one', { name, version: String(shown) });
  return (
    <Dialog title={title} onClose={onClose} size={440}>
      {shown !== null ? (
        <Version id={id} version={shown} onBack={() => show(null)} />
      ) : data ? (
        <ul>
          {data.map(({ version, questions, published: { at, by } }) => (
            <Group component="li" key={version} className={classes.version} gap="sm" wrap="nowrap">
              <Box flex={1} miw={0}>
                <Text fw={500}>{t('inspection-templates:editor.version', { version: String(version) })}</Text>
                <Text size="sm" c="dimmed">
                  {[
                    formatDateTime(at),
                    by?.name,
                    t('inspection-templates:count.questions', { count: questions }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
              <Button variant="default" mih={44} onClick={() => show(version)}>
                {t('inspection-templates:actions.look')}
              </Button>
            </Group>
          ))}
        </ul>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
};

export default VersionsDialog;
