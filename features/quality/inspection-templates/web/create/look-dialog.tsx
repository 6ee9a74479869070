import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog, RowsSkeleton } from '#platform/web/ui/index';
import { type LibraryKey, transferEndpoints } from '../../contract/index.ts';
import { Preview } from '../preview/preview.tsx';

type Props = { ready: LibraryKey; language: 'en' | 'es'; onCopy: () => void; onClose: () => void };

/** A ready template before it is copied. */
const LookDialog = ({ ready, language, onCopy, onClose }: Props) => {
  const t = useText();
  const { data } = useQuery({
    ...endpointQuery(transferEndpoints.getLibraryTemplate, {
      params: { key: ready },
      query: { language },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={data?.name ?? t('inspection-templates:create.library')} onClose={onClose} size={440}>
      {data ? <Preview shown={{ ...data, sections: data.content.sections }} /> : <RowsSkeleton rows={8} />}
      <Button fullWidth mt="md" mih={44} onClick={onCopy}>
        {t('inspection-templates:actions.use')}
      </Button>
    </Dialog>
  );
};

export default LookDialog;
